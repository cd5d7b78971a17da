import { builtInModel } from '#domain/matches/embedding.ts'
import type { profiles } from '../../features/profiles/tables.ts'
import type { resumeAnalyses, resumes } from '../../features/resumes/tables.ts'
import { stableId } from '../random.ts'
import type { ReadPerson } from './read-people.ts'
import type { Embedded } from './score.ts'
import { trustOf } from './trust.ts'

const profileSkills = 10

/** What the profile takes from the résumé, and the trust it has earned. */
export function profileRow({ rows, reading }: ReadPerson, now: Date): typeof profiles.$inferInsert {
  const skills = reading.skills.toSorted((x, y) => Number(y.shownInRole) - Number(x.shownInRole))
  return {
    ...rows.profile,
    skills: skills.slice(0, profileSkills).map((skill) => skill.name),
    yearsExperience: reading.yearsExperience === null ? null : Math.round(reading.yearsExperience),
    seniority: reading.seniority,
    ...trustOf(rows, reading, now),
  }
}

export function resumeRow({
  rows,
  file,
  reading,
  layout,
  embedding,
}: Embedded<ReadPerson>): typeof resumes.$inferInsert {
  return {
    ...rows.resume,
    sizeBytes: file.size,
    sha256: file.sha256,
    step: 'done',
    rawText: reading.text,
    reading,
    layout,
    yearsExperience: reading.yearsExperience,
    skills: reading.skills.map((skill) => skill.name),
    seniority: reading.seniority,
    locations: reading.places,
    embedding,
    embeddingModel: builtInModel,
    updatedAt: rows.profile.resumeAnalyzedAt ?? undefined,
  }
}

export function analysisRow(seed: string, { rows, analysis }: ReadPerson): typeof resumeAnalyses.$inferInsert {
  return {
    candidateId: rows.person.id,
    id: stableId(seed, `analysis/${rows.person.email}`),
    resumeId: rows.person.resumeId,
    overallScore: analysis.overallScore,
    atsReadiness: analysis.atsReadiness,
    details: analysis,
    createdAt: rows.profile.resumeAnalyzedAt ?? undefined,
  }
}
