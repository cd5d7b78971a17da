import { expiryOf } from '#domain/jobs/rules.ts'
import { applicationQuiz } from '#domain/quizzes/application-quiz.ts'
import type { JobFacts } from '#domain/quizzes/job-facts.ts'
import { findTitle } from '#domain/taxonomy/titles.ts'
import type { jobSkills, jobs } from '../../features/jobs/tables.ts'
import type { applicationQuizzes, StoredQuestion } from '../../features/quizzes/tables.ts'
import { day } from '../applications/history.ts'
import type { BuiltJob } from '../jobs/build.ts'
import { seededRandom, stableId } from '../random.ts'
import { companyId, ownerId } from './company-rows.ts'

export type JobRows = {
  job: typeof jobs.$inferInsert & { description: string; state: BuiltJob['state'] }
  skills: (typeof jobSkills.$inferInsert)[]
  quiz: typeof applicationQuizzes.$inferInsert | null
}

const hour = 3_600_000
const unpublished: readonly BuiltJob['state'][] = ['draft', 'quiz_pending']

export function jobRows(seed: string, now: Date, job: BuiltJob): JobRows {
  const random = seededRandom(`${seed}/moment/${job.key}`)
  const publishedAt = new Date(now.getTime() - job.ageDays * day - random.whole(2, 20) * hour)
  const createdAt = new Date(publishedAt.getTime() - random.whole(1, 40) * hour)
  const isUnpublished = unpublished.includes(job.state)
  const { pay, place, employmentType, seniority } = job.reading
  return {
    job: {
      id: job.id,
      companyId: companyId(seed, job.company),
      posterId: ownerId(seed, job.company),
      title: job.title,
      description: job.description,
      companyDisplay: job.companyDisplay,
      isAnonymous: job.isAnonymous,
      anonymityRevealPolicy: job.policy,
      applicationQuizThreshold: job.threshold,
      location: job.location,
      employmentType: job.employmentType,
      seniority: job.seniority,
      compRange: job.compRange,
      workMode: job.mode,
      placeCity: place?.city ?? null,
      placeRegion: place?.region ?? null,
      employmentTypeRead: employmentType,
      seniorityRead: seniority,
      payMinimum: pay?.minimum == null ? null : Math.round(pay.minimum),
      payMaximum: pay?.maximum == null ? null : Math.round(pay.maximum),
      payCurrency: pay?.currency ?? null,
      payPeriod: pay?.period ?? null,
      titleFamily: findTitle(job.title)?.family.name ?? null,
      state: job.state,
      expectationsPassedAt: isUnpublished ? null : publishedAt,
      publishedAt: isUnpublished ? null : publishedAt,
      expiresAt: isUnpublished ? null : expiryOf(publishedAt),
      createdAt,
      updatedAt: isUnpublished ? createdAt : publishedAt,
    },
    skills: job.skills.map(({ skill, importance }, position) => ({
      jobId: job.id,
      id: stableId(seed, `skill/${job.key}/${skill}`),
      skill,
      importance,
      position,
    })),
    quiz: hasQuiz(job)
      ? {
          jobId: job.id,
          id: stableId(seed, `quiz/${job.key}`),
          questions: quizQuestions(seed, job),
          createdAt,
          updatedAt: createdAt,
        }
      : null,
  }
}

function hasQuiz(job: BuiltJob): boolean {
  return job.isAnonymous && job.policy === 'application_quiz' && job.state !== 'draft'
}

export function quizQuestions(seed: string, job: BuiltJob): StoredQuestion[] {
  return applicationQuiz(jobFacts(job), `${seed}/${job.key}`)
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
