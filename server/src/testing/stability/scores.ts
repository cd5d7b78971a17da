import { candidateFromReading, nothingStated } from '#domain/matches/candidate-of.ts'
import { embedResume } from '#domain/matches/embedding.ts'
import type { MatchJob } from '#domain/matches/inputs.ts'
import { type MatchScore, scoreMatch } from '#domain/matches/score.ts'
import { analyzeResume } from '#domain/resumes/analyze-resume.ts'
import type { ResumeDocument } from '#domain/resumes/document.ts'
import { readLayoutFacts } from '#domain/resumes/layout-facts.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import type { ResumeReading } from '#domain/resumes/reading.ts'
import { allTitleFamilies } from '#domain/taxonomy/title-families.ts'
import { findTitle } from '#domain/taxonomy/titles.ts'
import { jobOfFamily } from '../job-of-family.ts'

export const today = '2026-11-20'
const trust = { value: 50, isTrustedEmployer: false }
/** Kinds of work spread over the taxonomy, beside the one the résumé is of. */
const otherFamilies = 5

/** Every number the product makes of a résumé. */
export type Scores = {
  overall: number
  atsReadiness: number
  overallAfterFixes: number
  minutes: number
  parts: Record<string, number | null>
  years: number | null
  matches: MatchScore[]
}

export function jobsNear(reading: ResumeReading): MatchJob[] {
  const own = [reading.headline, ...reading.roles.map((role) => role.title)]
    .flatMap((title) => (title ? (findTitle(title)?.family ?? []) : []))
    .slice(0, 1)
  const step = Math.floor(allTitleFamilies.length / otherFamilies)
  const others = allTitleFamilies.filter((_, at) => at % step === 0).slice(0, otherFamilies)
  return [...own, ...others].map(jobOfFamily)
}

export function scoresOf(document: ResumeDocument, jobs: readonly MatchJob[]): Scores {
  const reading = readResume({ document, today })
  const layout = readLayoutFacts(document)
  const analysis = analyzeResume({ reading, layout, desiredTitles: [], answers: [], today })
  const rest = { desiredTitles: [], embedding: embedResume(reading), preferences: nothingStated }
  const candidate = candidateFromReading(reading, rest)
  return {
    overall: analysis.overallScore,
    atsReadiness: analysis.atsReadiness,
    overallAfterFixes: analysis.overallAfterFixes,
    minutes: analysis.estTimeToImproveMinutes,
    parts: Object.fromEntries(analysis.parts.map((part) => [part.key, part.points])),
    years: reading.yearsExperience,
    matches: jobs.map((job) => scoreMatch(candidate, job, trust)),
  }
}
