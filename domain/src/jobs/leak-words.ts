import type { LeakKind } from './leaks.ts'

/** What a find may be, said beside it. */
export const leakWords: Record<LeakKind, string> = {
  company: 'May name your company',
  domain: 'May lead to your website',
  email: 'An e-mail address',
  link: 'A link or handle',
  phone: 'A phone number',
  person: 'May name a person',
  address: 'A street address',
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
