import { nurse } from '../job-posts.ts'
import type { Ways } from './calls.ts'
import type { Side } from './side.ts'
import { terms, zone } from './side-applications.ts'

const unseen = { othersOwn: ({ jobs }: Side) => ({ jobId: jobs.draft }) }
const openRole = ({ jobs }: Side) => ({ jobId: jobs.open })
const talks = ({ jobs, applied }: Side) => ({ jobId: jobs.talks, interviewId: applied.interviewId })

/** Somebody who has applied to one of the roles. */
function applicant(role: keyof Side['jobs'] & keyof Side['applied']) {
  return ({ jobs, applied }: Side) => ({ jobId: jobs[role], candidateUserId: applied[role] })
}
function application(role: keyof Side['jobs'] & keyof Side['applied']) {
  return ({ applied }: Side) => ({ applicationId: applied[role] })
}

const questions = [1, 2, 3, 4, 5, 6].map((number) => ({
  id: `q${number}`,
  topic: 'knowledge' as const,
  prompt: `What comes first, case ${number}?`,
  choices: ['To look', 'To ask', 'To wait'],
  correctChoice: 0,
  explanation: 'Whoever looks first sees most.',
}))
const answers = { q1: 0 }

/** Roles, their quizzes, applications to them and interviews for them, from both sides. */
export const waysOfRoles: Ways<'companies' | 'jobs' | 'quizzes' | 'applications' | 'interviews'> = {
  companies: {
    mine: { by: 'employer', input: () => undefined },
    save: {
      by: 'employer',
      input: ({ names, employer }) => ({
        name: employer.companyName,
        industry: 'Energy',
        size: '11-50',
        website: `https://${names.domain}`,
        hqLocation: 'Camas, WA',
        about: 'We keep the lights on.',
        version: 1,
      }),
    },
    saveContact: { by: 'employer', input: () => ({ fullName: 'Mo Renamed', phone: '503-555-0111' }) },
    requestVerification: { by: 'employer', input: ({ names }) => ({ email: `people@${names.domain}` }) },
    verify: { by: 'visitor', tellsOf: 'company', input: ({ companySecret }) => ({ secret: companySecret }) },
  },
  jobs: {
    mine: { by: 'employer', input: () => undefined },
    create: { by: 'employer', input: () => nurse },
    review: {
      by: 'employer',
      input: () => ({
        title: nurse.title,
        description: nurse.description,
        location: 'Portland, OR',
        employmentType: '',
        seniority: '',
        compRange: '$60k',
        companyDisplay: '',
        skills: ['Triage'],
      }),
    },
    own: { by: 'employer', input: openRole },
    update: { by: 'employer', input: ({ jobs }) => ({ ...nurse, jobId: jobs.draft, version: 1, intent: 'draft' }) },
    repost: { by: 'employer', input: ({ jobs }) => ({ jobId: jobs.over }) },
    changeState: { by: 'employer', input: ({ jobs }) => ({ jobId: jobs.open, version: 1, to: 'paused' }) },
  },
  quizzes: {
    expectations: { by: 'employer', input: ({ jobs }) => ({ jobId: jobs.answering }) },
    startExpectations: { by: 'employer', input: ({ jobs }) => ({ jobId: jobs.waiting }) },
    submitExpectations: {
      by: 'employer',
      input: ({ jobs, applied }) => ({ jobId: jobs.answering, attemptId: applied.expectationsId, answers }),
    },
    editor: { by: 'employer', input: ({ jobs }) => ({ jobId: jobs.paused }) },
    edit: {
      by: 'employer',
      input: ({ jobs, applied }) => ({ jobId: jobs.paused, version: applied.quizVersion, questions }),
    },
    regenerate: { by: 'employer', input: ({ jobs }) => ({ jobId: jobs.paused }) },
    results: { by: 'employer', input: ({ jobs }) => ({ jobId: jobs.quizBegun }) },
    application: { by: 'candidate', input: ({ jobs }) => ({ jobId: jobs.quizBegun }) },
    startApplication: { by: 'candidate', input: ({ jobs }) => ({ jobId: jobs.quiz }) },
    submitApplication: {
      by: 'candidate',
      input: ({ jobs, applied }) => ({ jobId: jobs.quizBegun, attemptId: applied.attemptId, answers }),
    },
  },
  applications: {
    getJobForCandidate: { by: 'candidate', input: openRole, ...unseen },
    reportJob: { by: 'candidate', input: (side) => ({ ...openRole(side), reason: 'other', note: 'Odd.' }), ...unseen },
    jobEvidence: { by: 'candidate', input: openRole, ...unseen },
    applyToJob: {
      by: 'candidate',
      input: ({ jobs, resume }) => ({ jobId: jobs.open, resumeId: resume.id }),
      othersOwn: ({ jobs, resume }) => ({ jobId: jobs.draft, resumeId: resume.id }),
    },
    mine: { by: 'candidate', input: () => ({}) },
    send: { by: 'candidate', input: application('quizPassed') },
    withdraw: { by: 'candidate', input: application('review') },
    acceptOffer: { by: 'candidate', input: application('offer') },
    askSecondLook: { by: 'candidate', input: application('told') },
    betterFits: { by: 'candidate', input: application('told') },
    shareName: { by: 'candidate', input: application('hand') },
    myLedger: { by: 'candidate', input: () => undefined },
    mySnapshot: { by: 'candidate', input: application('review') },
    rankWithTrust: {
      by: 'employer',
      input: ({ jobs }) => ({ jobId: jobs.review, sort: 'composite', show: 'waiting' }),
    },
    inbox: { by: 'employer', input: ({ jobs }) => ({ jobId: jobs.review, show: 'waiting', search: '' }) },
    snapshot: { by: 'employer', input: applicant('review') },
    applicantEvidence: { by: 'employer', input: applicant('review') },
    markViewed: { by: 'employer', input: applicant('review') },
    shortlistCandidate: { by: 'employer', input: applicant('review') },
    jobLedger: { by: 'employer', input: ({ jobs }) => ({ jobId: jobs.review }) },
    declineCandidate: { by: 'employer', input: (side) => ({ ...applicant('review')(side), reason: 'level' }) },
    undoDecline: { by: 'employer', input: applicant('declined') },
    makeOffer: { by: 'known', input: applicant('shortlisted') },
    markHired: { by: 'known', input: applicant('offer') },
    revealCompany: { by: 'known', input: applicant('hand') },
  },
  interviews: {
    schedule: {
      by: 'employer',
      input: (side) => ({ ...applicant('review')(side), ...terms, times: [side.applied.otherTime] }),
    },
    cancel: { by: 'employer', input: talks },
    ofEmployer: { by: 'employer', input: ({ jobs }) => ({ jobId: jobs.talks }) },
    mine: { by: 'candidate', input: () => undefined },
    myProposals: { by: 'candidate', input: ({ jobs }) => ({ jobId: jobs.talks }) },
    accept: { by: 'candidate', input: (side) => ({ ...talks(side), startsAt: side.applied.startsAt, zone }) },
    askOthers: { by: 'candidate', input: (side) => ({ ...talks(side), note: 'Rather later.', zone }) },
    decline: { by: 'candidate', input: talks },
  },
}
