import { layOutMail } from '../../outside/mail/layout.ts'
import type { NewMail } from '../../tasks/outbox.ts'

type Addressee = { name: string; address: string }
type Words = { subject: string; title: string; paragraphs: string[]; button: string }
type MailOf<News> = (recipient: Addressee, news: News) => NewMail

/** `company` is what stands for the company in this mail: its name only if the reader may know it at this moment. */
type ToCandidate = { jobTitle: string; company: string; url: string }
/** `name` is what stands for the candidate, likewise. */
type ToEmployer = { jobTitle: string; name: string; url: string }
type AboutJob = { jobTitle: string; url: string }

const candidateWhy = 'You get this mail because you applied to this job on Gladwork.'
const employerWhy = 'You get this mail because you posted this job on Gladwork.'

export const appliedMail = toCandidate(
  'applied',
  (news: ToCandidate & { nextStep: string; waitsForQuiz: boolean }): Words => ({
    subject: 'Application submitted',
    title: `You applied: ${news.jobTitle}`,
    paragraphs: [news.company, news.nextStep, 'Your résumé is frozen as a snapshot. Later edits do not change it.'],
    button: news.waitsForQuiz ? 'Take the quiz' : 'See your application',
  }),
)

export const quizPassedMail = toCandidate('company_revealed', ({ jobTitle, company }) => ({
  subject: 'You passed the quiz',
  title: `The company is ${company}`,
  paragraphs: [
    `You passed the quiz for ${jobTitle}. Only you see who is hiring.`,
    'Press Send to let the employer read your application, or Withdraw. Nothing has reached the employer yet.',
  ],
  button: 'Send or withdraw',
}))

export const companyRevealedMail = toCandidate('company_revealed', ({ jobTitle, company }) => ({
  subject: 'The company revealed itself',
  title: `The company is ${company}`,
  paragraphs: [`The employer behind ${jobTitle} has revealed itself to you.`],
  button: 'See the job',
}))

export const shortlistedMail = toCandidate(
  'shortlisted',
  (news: ToCandidate & { isCompanyKnown: boolean; isNameKnown: boolean }): Words => ({
    subject: 'You are shortlisted',
    title: `You are shortlisted: ${news.jobTitle}`,
    paragraphs: [
      news.isCompanyKnown
        ? `The company is ${news.company}.`
        : `${news.company}. The company stays hidden until its own gate.`,
      news.isNameKnown ? 'It can now see your name and contacts.' : 'It does not see your name yet.',
    ],
    button: 'See your application',
  }),
)

export const declinedMail = toCandidate(
  'declined',
  (news: ToCandidate & { reason: string }): Words => ({
    subject: 'The employer has decided',
    title: `Not this time: ${news.jobTitle}`,
    paragraphs: [
      news.company,
      `The reason they gave: ${news.reason}.`,
      'The page shows jobs that fit you better, and lets you ask for a second look by a person.',
    ],
    button: 'See the reason',
  }),
)

export const declineTakenBackMail = toCandidate('decline_taken_back', ({ jobTitle, company }) => ({
  subject: 'Your application is open again',
  title: `Open again: ${jobTitle}`,
  paragraphs: [company, 'The employer has looked again, as you asked, and changed the decision.'],
  button: 'See your application',
}))

export const offerMail = toCandidate('offer', ({ jobTitle, company }) => ({
  subject: 'You have an offer',
  title: `You have an offer: ${jobTitle}`,
  paragraphs: [`The company is ${company}. It will write to you about the terms.`],
  button: 'See the offer',
}))

export const hiredMail = toCandidate('hired', ({ jobTitle, company }) => ({
  subject: 'You are hired',
  title: `You are hired: ${jobTitle}`,
  paragraphs: [`${company} has noted that you accepted the offer.`],
  button: 'See your application',
}))

export const noReplyMail = toCandidate('application_closed', ({ jobTitle, company }) => ({
  subject: 'Application closed',
  title: `No reply from employer: ${jobTitle}`,
  paragraphs: [
    company,
    'Your application closed after 21 days without an answer. That counts in the trust of this employer, not in yours.',
  ],
  button: 'See the job',
}))

export const newApplicantMail = toEmployer('new_applicant', ({ jobTitle, name }) => ({
  subject: 'New candidate',
  title: `${name} applied`,
  paragraphs: [`A candidate applied to ${jobTitle}. Please answer within 14 days.`],
  button: 'Review candidates',
}))

export const offerAcceptedMail = toEmployer('offer_accepted', ({ jobTitle, name }) => ({
  subject: 'Your offer is accepted',
  title: `${name} accepted your offer`,
  paragraphs: [`For ${jobTitle}. If the role is filled with this, mark it as filled.`],
  button: 'See the candidate',
}))

export const secondLookAskedMail = toEmployer('second_look_asked', ({ jobTitle, name }) => ({
  subject: 'A second look, please',
  title: `${name} asks for a second look`,
  paragraphs: [`You declined this application to ${jobTitle}. Read the snapshot again; you can reopen it.`],
  button: 'Look again',
}))

export const answersDueMail = toEmployer(
  'answers_due',
  ({ jobTitle, count }: AboutJob & { count: number }): Words => ({
    subject: 'Answers due in 4 days',
    title: `${count === 1 ? 'A candidate waits' : `${count} candidates wait`} for your answer`,
    paragraphs: [
      `They applied to ${jobTitle} ten days ago. Answers within 14 days count for your trust.`,
      'After 21 days an application closes as “No reply from employer”, which counts against it.',
    ],
    button: 'Answer now',
  }),
)

function toCandidate<News extends AboutJob = ToCandidate>(kind: string, words: (news: News) => Words): MailOf<News> {
  return mailOf(kind, candidateWhy, words)
}

function toEmployer<News extends AboutJob = ToEmployer>(kind: string, words: (news: News) => Words): MailOf<News> {
  return mailOf(kind, employerWhy, words)
}

function mailOf<News extends AboutJob>(kind: string, why: string, words: (news: News) => Words): MailOf<News> {
  return (recipient, news) => {
    const { subject, title, paragraphs, button } = words(news)
    const content = layOutMail({ title, paragraphs, button: { label: button, url: news.url }, why })
    return { kind, recipient, subject: subjectLine(subject, news.jobTitle), ...content }
  }
}

/** What fits into the list of an inbox. */
const subjectLength = 59

function subjectLine(event: string, jobTitle: string): string {
  const line = `${event}: ${jobTitle}`
  return line.length <= subjectLength ? line : `${line.slice(0, subjectLength - 1).trimEnd()}…`
}
