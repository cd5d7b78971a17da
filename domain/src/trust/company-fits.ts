const legalForms = new Set(
  'inc incorporated llc llp ltd limited plc corp corporation co company gmbh ag kg sa sas srl bv nv oy ab as the group holding holdings'.split(
    ' ',
  ),
)
/** What companies add to their name for want of a free domain. */
const additions = ['hq', 'inc', 'corp', 'co', 'group', 'usa', 'us', 'global']

/**
 * Whether an address of this registrable domain can be the company's: its name, the beginning of its name in whole words, or
 * its initials. A name that merely occurs in the domain is not enough, since anybody can register "acme-verify.example".
 */
export function companyFits(company: string, domain: string): boolean {
  const label = domain.split('.')[0]?.replaceAll('-', '') ?? ''
  const forms = formsOf(wordsOf(company))
  return forms.some((form) => label === form || additions.some((addition) => label === `${form}${addition}`))
}

function formsOf(words: string[]): string[] {
  const telling = words.filter((word) => !legalForms.has(word))
  const spelled = telling.length > 0 ? telling : words
  const forms = [words.join('')]
  for (const list of [spelled, spelled.filter((word) => word !== 'and')]) {
    forms.push(...list.map((_, at) => list.slice(0, at + 1).join('')))
    if (list.length > 1) forms.push(list.map((word) => word[0]).join(''))
  }
  return forms.filter((form) => form.length > 1)
}

function wordsOf(company: string): string[] {
  const plain = company
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’.]/g, '')
  return plain.split(/[^a-z0-9]+/).filter(Boolean)
}
