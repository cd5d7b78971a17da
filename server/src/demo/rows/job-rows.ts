import { expiryOf } from '#domain/jobs/rules.ts'
import type { JobInput } from '#domain/jobs/schema.ts'
import { applicationQuiz } from '#domain/quizzes/application-quiz.ts'
import type { JobFacts } from '#domain/quizzes/job-facts.ts'
import { jobColumns } from '../../features/jobs/commands/job-columns.ts'
import type { jobSkills, jobs } from '../../features/jobs/tables.ts'
import type { applicationQuizzes, StoredQuestion } from '../../features/quizzes/tables.ts'
import { day } from '../applications/history.ts'
import { type BuiltJob, identityOf } from '../jobs/build.ts'
import { seededRandom, stableId } from '../random.ts'
import { companyId, ownerId } from './company-rows.ts'

export type JobRows = {
  /** The plan's own name for it: the occupation and a number, or what the content calls it. */
  key: string
  job: typeof jobs.$inferInsert & { description: string; state: BuiltJob['state'] }
  skills: Omit<typeof jobSkills.$inferInsert, 'foundAs'>[]
  quiz: typeof applicationQuizzes.$inferInsert | null
}

const hour = 3_600_000
const unpublished: readonly BuiltJob['state'][] = ['draft', 'quiz_pending']

export function jobRows(seed: string, now: Date, job: BuiltJob): JobRows {
  const random = seededRandom(`${seed}/moment/${job.key}`)
  const publishedAt = new Date(now.getTime() - job.ageDays * day - random.whole(2, 20) * hour)
  const createdAt = new Date(publishedAt.getTime() - random.whole(1, 40) * hour)
  const isUnpublished = unpublished.includes(job.state)
  return {
    key: job.key,
    job: {
      id: job.id,
      companyId: companyId(seed, job.company),
      posterId: ownerId(seed, job.company),
      ...jobColumns(inputOf(job), identityOf(job.company)),
      state: job.state,
      expectationsPassedAt: isUnpublished ? null : publishedAt,
      expectationsDue: isUnpublished ? null : [],
      publishedAt: isUnpublished ? null : publishedAt,
      expiresAt: isUnpublished ? null : expiryOf(publishedAt),
      createdAt,
      updatedAt: isUnpublished ? createdAt : publishedAt,
    },
    skills: job.skills.map(({ skill, importance }) => ({
      jobId: job.id,
      id: stableId(seed, `skill/${job.key}/${skill}`),
      skill,
      importance,
    })),
    quiz: hasQuiz(job)
      ? {
          jobId: job.id,
          id: quizId(seed, job),
          questions: quizQuestions(seed, job),
          createdAt,
          updatedAt: createdAt,
        }
      : null,
  }
}

function inputOf(job: BuiltJob): JobInput {
  return {
    title: job.title,
    description: job.description,
    location: job.location,
    employmentType: job.employmentType,
    seniority: job.seniority,
    compRange: job.compRange,
    workMode: job.mode,
    skills: job.skills,
    isAnonymous: job.isAnonymous,
    companyDisplay: job.companyDisplay,
    anonymityRevealPolicy: job.policy,
    applicationQuizThreshold: job.threshold,
    confirmedLeaks: [],
  }
}

function hasQuiz(job: BuiltJob): boolean {
  return job.isAnonymous && job.policy === 'application_quiz' && job.state !== 'draft'
}

/** Drawn by the quiz's own id, as the product does: else its first reader would have it drawn anew. */
export function quizQuestions(seed: string, job: BuiltJob): StoredQuestion[] {
  return applicationQuiz(jobFacts(job), quizId(seed, job))
}

function quizId(seed: string, job: BuiltJob): string {
  return stableId(seed, `quiz/${job.key}`)
}

function jobFacts(job: BuiltJob): JobFacts {
  return {
    title: job.title,
    description: job.description,
    skills: job.skills,
    workMode: job.mode,
    location: job.location,
    compRange: job.compRange,
    reading: job.reading,
    isAnonymous: job.isAnonymous,
    policy: job.policy,
    quizThreshold: job.threshold,
  }
}
