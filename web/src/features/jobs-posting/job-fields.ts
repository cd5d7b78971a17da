import { quizThreshold } from '#domain/jobs/limits.ts'
import type { JobInput, JobSkill, RevealPolicy, ReviewInput } from '#domain/jobs/schema.ts'
import type { OwnJobView } from '#domain/jobs/views.ts'

/** The form as it is typed: text everywhere, empty where nothing is said. */
export type JobFields = {
  title: string
  description: string
  location: string
  employmentType: string
  seniority: string
  compRange: string
  workMode: 'remote' | 'hybrid' | 'onsite' | ''
  skills: JobSkill[]
  isAnonymous: boolean
  companyDisplay: string
  anonymityRevealPolicy: RevealPolicy
  applicationQuizThreshold: number
  confirmedLeaks: string[]
}

export function emptyFields(companyDisplay: string): JobFields {
  return {
    title: '',
    description: '',
    location: '',
    employmentType: '',
    seniority: '',
    compRange: '',
    workMode: '',
    skills: [],
    isAnonymous: true,
    companyDisplay,
    anonymityRevealPolicy: 'application_quiz',
    applicationQuizThreshold: quizThreshold.initial,
    confirmedLeaks: [],
  }
}

export function fieldsOf(job: OwnJobView): JobFields {
  return {
    title: job.title,
    description: job.description,
    location: job.location ?? '',
    employmentType: job.employmentType ?? '',
    seniority: job.seniority ?? '',
    compRange: job.compRange ?? '',
    workMode: job.workMode ?? '',
    skills: job.skills,
    isAnonymous: job.isAnonymous,
    companyDisplay: job.companyDisplay,
    anonymityRevealPolicy: job.anonymityRevealPolicy,
    applicationQuizThreshold: job.applicationQuizThreshold,
    confirmedLeaks: job.confirmedLeaks,
  }
}

export function inputOf(fields: JobFields): JobInput {
  return { ...fields, workMode: fields.workMode === '' ? null : fields.workMode }
}

export function reviewInputOf(fields: JobFields): ReviewInput {
  return {
    title: fields.title,
    description: fields.description,
    location: fields.location,
    employmentType: fields.employmentType,
    seniority: fields.seniority,
    compRange: fields.compRange,
    companyDisplay: fields.companyDisplay,
    skills: fields.skills.map((one) => one.skill),
  }
}
