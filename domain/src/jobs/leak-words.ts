import type { LeakKind } from './leaks.ts'

/** What a find may be, said beside it. */
export const leakWords: Record<LeakKind, string> = {
  company: 'may name your company',
  domain: 'may lead to your website',
  email: 'is an e-mail address',
  link: 'is a link or handle',
  phone: 'is a phone number',
  person: 'may name a person',
  address: 'is a street address',
}

/** The fields of a job as its form calls them. */
export const fieldWords: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  location: 'Location',
  employmentType: 'Employment type',
  seniority: 'Seniority',
  compRange: 'Compensation range',
  companyDisplay: 'What candidates see',
  skills: 'Skills',
  quiz: 'Application quiz',
}
