import type { Occupation } from '../occupation.ts'

export const humanResources: Occupation = {
  key: 'human-resources',
  sectors: ['health', 'software', 'manufacturing', 'food', 'logistics', 'finance'],
  titles: {
    junior: ['HR Assistant', 'Junior Recruiter'],
    mid: ['HR Generalist', 'Human Resources Specialist', 'Recruiter'],
    senior: ['Senior HR Generalist', 'HR Business Partner'],
    staff_plus: ['Head of People', 'HR Lead'],
  },
  pay: { per: 'year', low: 64_000, high: 82_000 },
  modes: ['hybrid', 'hybrid', 'onsite', 'remote'],
  types: ['full-time', 'full-time', 'part-time', 'contract'],
  must: ['Employee relations', 'Recruiting', 'HRIS', 'Employment law'],
  nice: ['SHRM-CP', 'Workday', 'Spanish', 'Onboarding', 'Microsoft Excel'],
  focuses: [
    {
      name: 'Generalist',
      about: [
        'You are the person {140-260} colleagues come to: new contracts, leave, difficult talks and the birthday list.',
        'A generalist role in the true sense. Monday is payroll questions, Tuesday an interview, Wednesday a conflict, and no two weeks agree.',
      ],
      duties: [
        'Advise managers before a talk rather than after it.',
        'Handle leave and benefits so that nobody has to ask twice.',
        'Keep records correct and private.',
      ],
      must: ['Benefits administration', 'Onboarding'],
    },
    {
      name: 'Talent Acquisition',
      about: [
        'We hire about {60-140} people a year and answer every one who applies. You own the search from the first talk with the manager to the first day.',
        'You recruit for roles that are hard to fill and easy to describe badly. Adverts here are rewritten until they are true.',
      ],
      duties: [
        'Write adverts with pay in them.',
        'Source, screen and give feedback within a week.',
        'Train managers in structured interviews.',
      ],
      must: ['Sourcing', 'Interviewing'],
      nice: ['Applicant tracking systems'],
    },
    {
      name: 'Payroll and Benefits',
      about: [
        'You pay {220-600} people every second Friday, correctly, and explain the slip to those who ask.',
        'Payroll is trust with decimals. You run it in two states with one system and one backup colleague.',
      ],
      duties: [
        'Run payroll from time data to the bank file.',
        'Lead open enrolment and answer the same question kindly forty times.',
        'File what the states want when they want it.',
      ],
      must: ['Payroll', 'Benefits administration'],
      nice: ['ADP'],
    },
    {
      name: 'Learning and Development',
      sectors: ['software', 'health', 'finance', 'manufacturing'],
      about: [
        'New team leads here used to learn by accident. You give them a programme of {4-6} months and somebody to call.',
        'You build training that people do not skip: short, near the work and with a colleague.',
      ],
      duties: [
        'Design and teach workshops for new managers.',
        'Set up mentoring that survives the first month.',
        'Measure what changed, not who attended.',
      ],
      must: ['Training and development', 'Facilitation'],
      nice: ['Instructional design'],
    },
  ],
  duties: [
    'Investigate complaints fairly and write them down.',
    'Keep the handbook short and in plain English.',
    'Prepare figures on turnover and pay each quarter.',
    'Run exit talks and tell us what we would rather not hear.',
    'Coach managers on feedback.',
    'Support accommodation requests within two weeks.',
  ],
  team: [
    'People operations is {3-6} colleagues who cover for each other.',
    'You report to a head of people who has the ear of the board.',
    'You share an office with payroll and a very good plant.',
  ],
  firstDays: [
    'In the first 90 days you meet every manager and shadow three shifts.',
    'Month one you listen, month two you take over cases, month three you change one form.',
    'By day 90 you know {40-60} names and one policy that should go.',
  ],
  asks: [
    'You can keep a secret and still be open.',
    'Three years in HR, with at least one hard case you learnt from.',
    'You know where to look up the law and when to call counsel.',
  ],
  offers: [
    'Hybrid, with two days in the office and one of them at a site.',
    'Certification paid, and the hours to study for it.',
    'Health, dental, vision, and 23 days off.',
    'We practise what you will preach about working hours.',
  ],
}
