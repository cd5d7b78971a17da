import { titleConcepts } from './data/title-concepts.ts'
import { relatedFamilies } from './family-skills.ts'
import { adder, type Packed, packer, packNumbers, unitPacked } from './packed.ts'
import { remember } from './remember.ts'
import { addScaled, type Sparse, unit } from './sparse.ts'
import { allTitleFamilies } from './title-families.ts'
import { titleKeys } from './title-words.ts'

/** What a title says, as three vectors of length one: its words, its letters, and the families it points to. */
export type TitleVectors = { keys: readonly string[]; words: Sparse; letters: Sparse; families: Packed }

/** Chosen by measuring on two public sets of similar titles; see docs/figures.md. */
const weight = {
  prefixLength: 5,
  prefix: 0.4,
  concept: 1.2,
  rarity: 1.4,
  related: 0.5,
  group: 0.3,
  skills: 0.2,
  sharpness: 4,
  leastLikeness: 0.15,
  families: 30,
}

type Index = {
  /** The phrases that a feature stands in, with its weight there. */
  phrasesOf: Map<string, Packed>
  familyOfPhrase: Uint16Array
  featureRarity: (feature: string) => number
  lettersRarity: (letters: string) => number
  familyVectors: Packed[]
  addPhrases: ReturnType<typeof adder>
  addFamilies: ReturnType<typeof adder>
}

let index: Index | null = null

export const titleVectors: (written: string) => TitleVectors = remember(makeTitleVectors)

function makeTitleVectors(written: string): TitleVectors {
  index ??= makeIndex()
  const keys = titleKeys(written)
  const words = wordVector(keys, index.featureRarity)
  return { keys, words, letters: letterVector(keys, index.lettersRarity), families: familyVector(words, index) }
}

/** A common word stands in thousands of phrases and each family has a hundred places, so both sums run over numbers. */
function familyVector(words: Sparse, known: Index): Packed {
  const { phrasesOf, familyOfPhrase, familyVectors, addPhrases, addFamilies } = known
  const named = [...words].flatMap(([feature, value]) => {
    const vector = phrasesOf.get(feature)
    return vector ? [{ vector, factor: value }] : []
  })
  const likeness = addPhrases(named)
  const best = new Map<number, number>()
  for (let at = 0; at < likeness.places.length; at++) {
    const value = likeness.values[at] ?? 0
    if (value <= weight.leastLikeness) continue
    const family = familyOfPhrase[likeness.places[at] ?? 0] ?? 0
    if (value > (best.get(family) ?? 0)) best.set(family, value)
  }
  const nearest = [...best].sort((x, y) => y[1] - x[1] || x[0] - y[0]).slice(0, weight.families)
  const sum = addFamilies(
    nearest.flatMap(([family, value]) => {
      const vector = familyVectors[family]
      return vector ? [{ vector, factor: value ** weight.sharpness }] : []
    }),
  )
  return unitPacked(sum)
}

function wordVector(keys: readonly string[], rarity: (feature: string) => number): Sparse {
  const features = new Map<string, number>()
  for (const key of keys) {
    for (const [feature, factor] of featuresOf(key)) features.set(feature, factor * rarity(feature))
  }
  return unit(features)
}

function featuresOf(key: string): [string, number][] {
  const features: [string, number][] = [[key, 1]]
  for (const concept of conceptsOf.get(key) ?? []) features.push([`#${concept}`, weight.concept])
  if (key.length > weight.prefixLength) features.push([`~${key.slice(0, weight.prefixLength)}`, weight.prefix])
  return features
}

function letterVector(keys: readonly string[], rarity: (letters: string) => number): Sparse {
  return unit(new Map([...trigrams(keys)].map((letters) => [letters, rarity(letters)])))
}

function trigrams(keys: readonly string[]): Set<string> {
  const text = `  ${keys.join(' ')} `
  const found = new Set<string>()
  for (let at = 0; at + 3 <= text.length; at++) found.add(text.slice(at, at + 3))
  return found
}

const conceptsOf = new Map<string, number[]>()
for (const [concept, line] of titleConcepts.trim().split('\n').entries()) {
  for (const word of line.split(' ')) {
    for (const key of titleKeys(word)) conceptsOf.set(key, [...(conceptsOf.get(key) ?? []), concept])
  }
}

/** All names and synonyms of the taxonomy; how often a word stands in them tells how much it says. */
function makeIndex(): Index {
  const written = allTitleFamilies.flatMap((family, at) =>
    [family.name, ...family.synonyms].map((title) => ({ family: at, keys: titleKeys(title) })),
  )
  const features = countEach(
    written.map((one) => new Set(one.keys.flatMap((key) => featuresOf(key).map(([name]) => name)))),
  )
  const letters = countEach(written.map((one) => trigrams(one.keys)))
  const rarityIn = (counts: Map<string, number>, name: string) =>
    Math.log(1 + written.length / (1 + (counts.get(name) ?? 0)))
  const featureRarity = (feature: string) => rarityIn(features, feature) ** weight.rarity
  const postings = new Map<string, Map<number, number>>()
  for (const [at, { keys }] of written.entries()) {
    for (const [feature, value] of wordVector(keys, featureRarity)) {
      const list = postings.get(feature) ?? new Map<number, number>()
      postings.set(feature, list.set(at, value))
    }
  }
  const familyVectors = makeFamilyVectors()
  const pack = packer(familyVectors)
  return {
    phrasesOf: new Map([...postings].map(([feature, list]) => [feature, packNumbers(list)])),
    familyOfPhrase: Uint16Array.from(written, (one) => one.family),
    featureRarity,
    lettersRarity: (name) => rarityIn(letters, name),
    familyVectors: familyVectors.map(pack),
    addPhrases: adder(written.length),
    addFamilies: adder(new Set(familyVectors.flatMap((vector) => [...vector.keys()])).size),
  }
}

function countEach(sets: readonly Set<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const set of sets) for (const name of set) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** A family is itself, a little of its relatives, of its group, and of the work its skills describe. */
function makeFamilyVectors(): Sparse[] {
  const skillCounts = countEach(allTitleFamilies.map((family) => new Set(family.skills)))
  return allTitleFamilies.map((family) => {
    const vector = new Map([
      [`f ${family.name}`, 1],
      [`g ${family.group}`, weight.group],
    ])
    for (const other of relatedFamilies(family)) vector.set(`f ${other.name}`, weight.related)
    const rarity = (skill: string) => Math.log(1 + allTitleFamilies.length / (skillCounts.get(skill) ?? 1))
    const skills = unit(new Map(family.skills.map((skill) => [`s ${skill}`, rarity(skill)])))
    addScaled(vector, skills, weight.skills)
    return unit(vector)
  })
}
