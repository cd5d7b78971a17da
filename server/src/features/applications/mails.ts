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

export function declinedMail(recipient: Addressee, news: ToCandidate & { reason: string }): NewMail {
  return {
    kind: 'declined',
    recipient,
    subject: subjectLine('The employer has decided', news.jobTitle),
    ...layOutMail({
      title: `Not this time: ${news.jobTitle}`,
      paragraphs: [
        news.company,
        `The reason they gave: ${news.reason}.`,
        'The page shows jobs that fit you better, and lets you ask for a second look by a person.',
      ],
      button: { label: 'See the reason', url: news.url },
      why: candidateWhy,
    }),
  }
}

export function declineTakenBackMail(recipient: Addressee, news: ToCandidate): NewMail {
  return {
    kind: 'decline_taken_back',
    recipient,
    subject: subjectLine('Your application is open again', news.jobTitle),
    ...layOutMail({
      title: `Open again: ${news.jobTitle}`,
      paragraphs: [news.company, 'The employer has looked again, as you asked, and changed the decision.'],
      button: { label: 'See your application', url: news.url },
      why: candidateWhy,
    }),
  }
}

export function offerMail(recipient: Addressee, news: ToCandidate): NewMail {
  return {
    kind: 'offer',
    recipient,
    subject: subjectLine('You have an offer', news.jobTitle),
    ...layOutMail({
      title: `You have an offer: ${news.jobTitle}`,
      paragraphs: [`The company is ${news.company}. It will write to you about the terms.`],
      button: { label: 'See the offer', url: news.url },
      why: candidateWhy,
    }),
  }
}

export function hiredMail(recipient: Addressee, news: ToCandidate): NewMail {
  return {
    kind: 'hired',
    recipient,
    subject: subjectLine('You are hired', news.jobTitle),
    ...layOutMail({
      title: `You are hired: ${news.jobTitle}`,
      paragraphs: [`${news.company} has noted that you accepted the offer.`],
      button: { label: 'See your application', url: news.url },
      why: candidateWhy,
    }),
  }
}

export function noReplyMail(recipient: Addressee, news: ToCandidate): NewMail {
  return {
    kind: 'application_closed',
    recipient,
    subject: subjectLine('Application closed', news.jobTitle),
    ...layOutMail({
      title: `No reply from employer: ${news.jobTitle}`,
      paragraphs: [
        news.company,
        'Your application closed after 21 days without an answer. That counts in the trust of this employer, not in yours.',
      ],
      button: { label: 'See the job', url: news.url },
      why: candidateWhy,
    }),
  }
}

type ToEmployer = { jobTitle: string; name: string; url: string }

export function offerAcceptedMail(recipient: Addressee, news: ToEmployer): NewMail {
  return {
    kind: 'offer_accepted',
    recipient,
    subject: subjectLine('Your offer is accepted', news.jobTitle),
    ...layOutMail({
      title: `${news.name} accepted your offer`,
      paragraphs: [`For ${news.jobTitle}. If the role is filled with this, mark it as filled.`],
      button: { label: 'See the candidate', url: news.url },
      why: employerWhy,
    }),
  }
}

export function secondLookAskedMail(recipient: Addressee, news: ToEmployer): NewMail {
  return {
    kind: 'second_look_asked',
    recipient,
    subject: subjectLine('A second look, please', news.jobTitle),
    ...layOutMail({
      title: `${news.name} asks for a second look`,
      paragraphs: [`You declined this application to ${news.jobTitle}. Read the snapshot again; you can reopen it.`],
      button: { label: 'Look again', url: news.url },
      why: employerWhy,
    }),
  }
}

export function answersDueMail(recipient: Addressee, news: { jobTitle: string; count: number; url: string }): NewMail {
  const people = news.count === 1 ? 'A candidate waits' : `${news.count} candidates wait`
  return {
    kind: 'answers_due',
    recipient,
    subject: subjectLine('Answers due in 4 days', news.jobTitle),
    ...layOutMail({
      title: `${people} for your answer`,
      paragraphs: [
        `They applied to ${news.jobTitle} ten days ago. Answers within 14 days count for your trust.`,
        'After 21 days an application closes as “No reply from employer”, which counts against it.',
      ],
      button: { label: 'Answer now', url: news.url },
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
