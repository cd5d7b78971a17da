import { layOutMail } from '../../outside/mail/layout.ts'
import type { NewMail } from '../../tasks/outbox.ts'

type Addressee = { name: string; address: string }

/** `company` is what stands for the company in this mail: its name only if the reader may know it at this moment. */
type ToCandidate = { jobTitle: string; company: string; url: string }

const candidateWhy = 'You get this mail because you applied to this job on Gladwork.'
const employerWhy = 'You get this mail because you posted this job on Gladwork.'

export function appliedMail(
  recipient: Addressee,
  news: ToCandidate & { nextStep: string; waitsForQuiz: boolean },
): NewMail {
  return {
    kind: 'applied',
    recipient,
    subject: subjectLine('Application submitted', news.jobTitle),
    ...layOutMail({
      title: `You applied: ${news.jobTitle}`,
      paragraphs: [news.company, news.nextStep, 'Your résumé is frozen as a snapshot. Later edits do not change it.'],
      button: { label: news.waitsForQuiz ? 'Take the quiz' : 'See your application', url: news.url },
      why: candidateWhy,
    }),
  }
}

export function quizPassedMail(recipient: Addressee, news: ToCandidate): NewMail {
  return {
    kind: 'company_revealed',
    recipient,
    subject: subjectLine('You passed the quiz', news.jobTitle),
    ...layOutMail({
      title: `The company is ${news.company}`,
      paragraphs: [
        `You passed the quiz for ${news.jobTitle}. Only you see who is hiring.`,
        'Press Send to let the employer read your application, or Withdraw. Nothing has reached the employer yet.',
      ],
      button: { label: 'Send or withdraw', url: news.url },
      why: candidateWhy,
    }),
  }
}

export function companyRevealedMail(recipient: Addressee, news: ToCandidate): NewMail {
  return {
    kind: 'company_revealed',
    recipient,
    subject: subjectLine('The company revealed itself', news.jobTitle),
    ...layOutMail({
      title: `The company is ${news.company}`,
      paragraphs: [`The employer behind ${news.jobTitle} has revealed itself to you.`],
      button: { label: 'See the job', url: news.url },
      why: candidateWhy,
    }),
  }
}

export function shortlistedMail(
  recipient: Addressee,
  news: ToCandidate & { isCompanyKnown: boolean; isNameKnown: boolean },
): NewMail {
  const company = news.isCompanyKnown
    ? `The company is ${news.company}.`
    : `${news.company}. The company stays hidden until its own gate.`
  const name = news.isNameKnown ? 'It can now see your name and contacts.' : 'It does not see your name yet.'
  return {
    kind: 'shortlisted',
    recipient,
    subject: subjectLine('You are shortlisted', news.jobTitle),
    ...layOutMail({
      title: `You are shortlisted: ${news.jobTitle}`,
      paragraphs: [company, name],
      button: { label: 'See your application', url: news.url },
      why: candidateWhy,
    }),
  }
}

export function newApplicantMail(recipient: Addressee, news: { jobTitle: string; name: string; url: string }): NewMail {
  return {
    kind: 'new_applicant',
    recipient,
    subject: subjectLine('New candidate', news.jobTitle),
    ...layOutMail({
      title: `${news.name} applied`,
      paragraphs: [`A candidate applied to ${news.jobTitle}. Please answer within 14 days.`],
      button: { label: 'Review candidates', url: news.url },
      why: employerWhy,
    }),
  }
}

/** What fits into the list of an inbox. */
const subjectLength = 59

function subjectLine(event: string, jobTitle: string): string {
  const line = `${event}: ${jobTitle}`
  return line.length <= subjectLength ? line : `${line.slice(0, subjectLength - 1).trimEnd()}…`
}
