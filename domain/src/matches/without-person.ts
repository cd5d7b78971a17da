/** Words that say who somebody is, not what they do. */
const personal =
  /\b(?:he|she|they|him|her|hers|his|their|theirs|them|himself|herself|themself|themselves|mr|mrs|ms|mx|miss|sir|madam)\b\.?/giu

/** A text for a model that weighs every word: pronouns and forms of address are taken out (decisions.md A.4). */
export function withoutPerson(text: string): string {
  return text.replace(personal, '').replaceAll(/[ \t]{2,}/g, ' ')
}
