import { waitsForQuiz } from '#domain/applications/next-step.ts'
import { findJobLeaks, findJobWording, jobLeaksOpen } from '#domain/jobs/job-leaks.ts'
import type { Pipeline } from '#domain/jobs/pipeline.ts'
import { qualityProblems } from '#domain/jobs/quality.ts'
import { mayEdit } from '#domain/jobs/rules.ts'
import type { OwnJobListItem, OwnJobView } from '#domain/jobs/views.ts'
import { expectationTopics } from '#domain/quizzes/topics.ts'
import type { PipelineCounts } from './queries/pipelines.ts'
import type { OwnJob } from './queries.ts'

/** A job for its employer. Candidates get theirs from the features that know what is revealed to them. */
export function viewOwnJob({ job, identity }: OwnJob): OwnJobView {
  return {
    id: job.id,
    title: job.title,
    description: job.description,
    location: job.location,
    employmentType: job.employmentType,
    seniority: job.seniority,
    compRange: job.compRange,
    workMode: job.workMode,
    skills: job.skills,
    isAnonymous: job.isAnonymous,
    companyDisplay: job.companyDisplay,
    anonymityRevealPolicy: job.anonymityRevealPolicy,
    applicationQuizThreshold: job.applicationQuizThreshold,
    confirmedLeaks: job.confirmedLeaks,
    leaks: job.isAnonymous ? findJobLeaks(identity, job, job.skills) : [],
    state: job.state,
    quizDue: quizDue(job),
    isPublished: job.state === 'published',
    publishedAt: job.publishedAt?.toISOString() ?? null,
    expiresAt: job.expiresAt?.toISOString() ?? null,
    firstPublishedAt: job.firstPublishedAt?.toISOString() ?? null,
    updatedAt: job.updatedAt.toISOString(),
    version: job.version,
  }
}

export function viewOwnJobListItem({ job, identity }: OwnJob, counts: PipelineCounts): OwnJobListItem {
  const problems = qualityProblems({
    compRange: job.compRange,
    skills: job.skills,
    openLeaks: jobLeaksOpen(job, job.skills, identity).length,
    codedPhrases: findJobWording(job).map((finding) => finding.found),
    answersOverdue: counts.overdue,
  })
  return {
    id: job.id,
    title: job.title,
    state: job.state,
    quizDue: quizDue(job),
    isAnonymous: job.isAnonymous,
    anonymityRevealPolicy: job.anonymityRevealPolicy,
    publishedAt: job.publishedAt?.toISOString() ?? null,
    expiresAt: job.expiresAt?.toISOString() ?? null,
    firstPublishedAt: job.firstPublishedAt?.toISOString() ?? null,
    updatedAt: job.updatedAt.toISOString(),
    version: job.version,
    missing: missingParts(job),
    problems: mayEdit(job.state) ? problems : [],
    pipeline: viewPipeline(job, counts),
  }
}

/** Eight questions before the first publication, one a topic after a change. */
function quizDue(job: OwnJob['job']): number {
  if (job.state !== 'quiz_pending') return 0
  return job.expectationsDue?.length ?? expectationTopics.length
}

function missingParts(job: OwnJob['job']): string[] {
  return [
    ...(job.skills.length === 0 ? ['skills'] : []),
    ...(job.seniority || job.seniorityRead ? [] : ['level']),
    ...(job.workMode ? [] : ['work mode']),
  ]
}

function viewPipeline(job: OwnJob['job'], counts: PipelineCounts): Pipeline {
  const usesQuiz = waitsForQuiz({ isAnonymous: job.isAnonymous, policy: job.anonymityRevealPolicy })
  return {
    matched: counts.matched,
    applied: counts.applied,
    quizPassed: usesQuiz ? counts.quizPassed : null,
    shortlisted: counts.shortlisted,
    interview: counts.interview,
    waiting: counts.waiting,
    overdue: counts.overdue,
    firstReplyDays: counts.firstReplyDays,
    oldestWaitingSince: counts.oldestWaitingSince,
  }
}
