import * as z from 'zod/mini'

/** The levels of the specification, lowest first; a step between neighbours is one "seniority step". */
export const seniorities = ['junior', 'mid', 'senior', 'staff_plus'] as const
export const seniority = z.enum(seniorities)
export type Seniority = z.infer<typeof seniority>

export const sectionKinds = [
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'certificates',
  'languages',
  'projects',
  'other',
] as const
export const sectionKind = z.enum(sectionKinds)
export type SectionKind = z.infer<typeof sectionKind>

/** Months are written YYYY-MM. Line numbers count the lines of the reading's text from 0; both ends belong to the range. */
const lineRange = z.object({ from: z.int(), to: z.int() })

export const resumeSection = z.object({ kind: sectionKind, heading: z.nullable(z.string()), lines: lineRange })
export type ResumeSection = z.infer<typeof resumeSection>

export const heldRole = z.object({
  title: z.nullable(z.string()),
  employer: z.nullable(z.string()),
  place: z.nullable(z.string()),
  start: z.nullable(z.string()),
  /** Null together with `isCurrent` means "until today". */
  end: z.nullable(z.string()),
  isCurrent: z.boolean(),
  bullets: z.array(z.string()),
  lines: lineRange,
})
export type HeldRole = z.infer<typeof heldRole>

export const readSkill = z.object({
  /** Canonical name of the taxonomy, or as written where the taxonomy does not know it. */
  name: z.string(),
  written: z.string(),
  lines: z.array(z.int()),
  /** True when it stands inside a dated role, not only in a list. */
  shownInRole: z.boolean(),
})
export type ReadSkill = z.infer<typeof readSkill>

export const educationEntry = z.object({ text: z.string(), lines: lineRange })
export type EducationEntry = z.infer<typeof educationEntry>

/** What we read in a résumé: the structured form of its visible text. */
export const resumeReading = z.object({
  /** Visible text in reading order, one line of the document per line. */
  text: z.string(),
  name: z.nullable(z.string()),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  links: z.array(z.string()),
  headline: z.nullable(z.string()),
  location: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  sections: z.array(resumeSection),
  roles: z.array(heldRole),
  education: z.array(educationEntry),
  skills: z.array(readSkill),
  certificates: z.array(z.string()),
  languages: z.array(z.string()),
  /** Union of the dated roles in years, one decimal; null where no role is dated. */
  yearsExperience: z.nullable(z.number()),
  seniority: z.nullable(seniority),
  places: z.array(z.string()),
  /** Runs that a human cannot see and that were left out (decisions.md A.5). */
  hiddenText: z.array(z.string()),
})
export type ResumeReading = z.infer<typeof resumeReading>
