import { wizardLimits, yearsTolerated } from './limits.ts'
import type { ProfileView } from './schema.ts'

type Experience = Pick<ProfileView, 'skills' | 'desiredTitles' | 'desiredLocations' | 'workPreference'>

/** What the Experience step needs before it can be left (specification, section 5). */
export function isExperienceComplete({ skills, desiredTitles, desiredLocations, workPreference }: Experience): boolean {
  return (
    skills.length >= wizardLimits.skillsMinimum &&
    desiredTitles.length > 0 &&
    (workPreference === 'remote' || desiredLocations.length > 0)
  )
}

/** Whether what was entered is far from what the résumé says. */
export function yearsDiffer(entered: number | null, ofResume: number | null): boolean {
  return entered !== null && ofResume !== null && Math.abs(entered - ofResume) > yearsTolerated
}
