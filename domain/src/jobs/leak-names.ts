/** Words that say what kind of company it is; without them a name is still the same company. */
const legalForms = new Set(
  'inc incorporated llc llp lp ltd limited corp corporation co company plc gmbh ag kg bv nv sa sas sarl srl spa oy ab as aps pty pllc pc group holding holdings the and'.split(
    ' ',
  ),
)

/** Words that stand in the names of thousands of companies and in any job text: alone they give nobody away. */
const everydayWords = new Set(
  'academy agency airlines american associates auto bakery bank bright builders building business cafe capital care center central centre children church city clean clinic clinical coast coastal college commercial community construction consulting county creative credit data dental design digital direct east eastern education electric electrical energy engineering enterprise enterprises environmental express family farm farms finance financial first fitness flooring flowers foods foundation freight garden general glass global golden grand great green grocery health healthcare heart heating highland hill home homes hospital hotel house human industrial industries information innovation institute insurance international island kitchen labs lake legal life local logistics management manufacturing marine market marketing media medical memorial metal metro mobile modern mountain mutual national natural network networks north northern nursing ocean office online open organic pacific paper park partners people pharmacy packaging plastics plumbing point power premier printing prime private professional professionals property public quality regional research resources restaurant retail river roofing royal rural safety saint school schools science secure security senior service services shop silver smart social software solutions south southern staffing star state steel stone store studio studios supply support systems team tech technologies technology transport travel trust union united university urban valley village water wellness west western wholesale women wood works world young youth'.split(
    ' ',
  ),
)

/** Two and three letters that mean something else in a job text. */
const everydayInitials = new Set(
  'AC AM AP AR AS AT BA BI BS CA CC CE CEO CFO CI CNA COO CPR CRM CSS CTO CV DC DE DO EHR EMR ER ERP ET EU FT GA GP HR HTML IA ICU ID IL IN IP ISO IT KPI LA LLC LPN MA MD ME ML MO MS MSN NC NE NP NY OH OK ON OR OSHA OT PA PC PHP PM PPE PR PT PTO QA QC RN ROI SC SD SEO SQL TN TV TX UI UK US USA UT UX VA VP VPN WA WI XML'.split(
    ' ',
  ),
)

const shortestTellingWord = 5
/** From here on a name is recognised inside a longer word, such as "tidewaterpowerjobs". */
export const shortestInsideWord = 7

export type NameVariant = { written: string; why: 'name' | 'part' | 'initials' }

/** The ways in which a text can name this company (decisions.md G.42). */
export function nameVariants(companyName: string): NameVariant[] {
  const words = (companyName.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []).map((word) => word.replace(/['’]/g, ''))
  const core = words.filter((word) => !legalForms.has(word.toLowerCase()))
  const telling = core.length > 0 ? core : words
  const variants: NameVariant[] = [{ written: words.join(' '), why: 'name' }]
  if (telling.length < words.length) variants.push({ written: telling.join(' '), why: 'name' })
  if (telling.length > 1) {
    for (const word of telling) if (isTelling(word)) variants.push({ written: word, why: 'part' })
    variants.push(...initialsOf(words), ...initialsOf(telling))
  }
  return uniqueBy(variants, (variant) => `${variant.why === 'initials'}:${variant.written.toLowerCase()}`)
}

function isTelling(word: string): boolean {
  return word.length >= shortestTellingWord && !everydayWords.has(word.toLowerCase())
}

function initialsOf(words: readonly string[]): NameVariant[] {
  const letters = words.map((word) => word[0]?.toUpperCase() ?? '').join('')
  const isUseful = letters.length >= 2 && letters.length <= 6 && !everydayInitials.has(letters)
  return isUseful ? [{ written: letters, why: 'initials' }] : []
}

/** The telling part of a web address: "careers.tidewater-power.co.uk" → "tidewater-power". */
export function domainLabel(website: string): { host: string; label: string } | null {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/?#:\s]+\.[^/?#:\s]+)/i.exec(website.trim())?.[1]?.toLowerCase()
  if (!host) return null
  const parts = host.split('.')
  const isTwoPartEnding = parts.length > 2 && (parts.at(-1)?.length ?? 0) === 2 && (parts.at(-2)?.length ?? 9) <= 3
  const label = parts.at(isTwoPartEnding ? -3 : -2)
  return label ? { host, label } : null
}

export function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const seen = new Map<string, Item>()
  for (const item of items) if (!seen.has(key(item))) seen.set(key(item), item)
  return [...seen.values()]
}
