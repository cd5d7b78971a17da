import { areSameSkill, skillKey } from './skills.ts'

/** Postings ask for a spoken language among the skills. */
export function languageAsSkill(language: string): string {
  return skillKey(`${language} language`)
}

/** The one of these languages that this skill is, if it is one. */
export function spokenAs(skill: string, languages: readonly string[]): string | null {
  return languages.find((language) => areSameSkill(languageAsSkill(language), skill)) ?? null
}
