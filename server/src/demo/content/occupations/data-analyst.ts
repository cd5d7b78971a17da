import type { Occupation } from '../occupation.ts'

export const dataAnalyst: Occupation = {
  key: 'data-analyst',
  sectors: ['software', 'finance', 'retail', 'health', 'logistics', 'public'],
  titles: {
    junior: ['Junior Data Analyst', 'Reporting Analyst'],
    mid: ['Data Analyst', 'Business Intelligence Analyst'],
    senior: ['Senior Data Analyst', 'Senior BI Analyst'],
    staff_plus: ['Lead Data Analyst', 'Head of Analytics'],
  },
  pay: { per: 'year', low: 76_000, high: 98_000 },
  modes: ['remote', 'hybrid', 'hybrid', 'onsite'],
  types: ['full-time', 'full-time', 'full-time', 'contract', 'part-time'],
  must: ['SQL', 'Microsoft Excel', 'Data visualization', 'Statistics'],
  nice: ['Python', 'dbt', 'Looker', 'R', 'Snowflake'],
  focuses: [
    {
      name: 'Operations',
      about: [
        'You help people on the floor to see what happens: {6-14} sites, one warehouse of data and too many spreadsheets in between.',
        'Operations asks good questions and needs answers by ten o’clock. You turn the daily report into something that people argue with.',
      ],
      duties: [
        'Build dashboards that fit on one screen and answer one question.',
        'Forecast volumes week by week and publish how wrong you were.',
        'Walk the site before you model it.',
      ],
      must: ['Power BI', 'Forecasting'],
    },
    {
      name: 'Product',
      sectors: ['software', 'finance', 'retail'],
      about: [
        'You sit with a product team and decide together what to measure before anything is built.',
        'Product analytics for {3-5} teams that run experiments and sometimes lose them.',
      ],
      duties: [
        'Design experiments and stop them when the answer is clear.',
        'Define events with the engineers and keep the list short.',
        'Write findings as one page with one chart.',
      ],
      must: ['A/B testing', 'Tableau'],
      nice: ['Amplitude'],
    },
    {
      name: 'Finance Reporting',
      about: [
        'The board reads your pages. You own the monthly package and the {9-20} figures that everybody quotes.',
        'You sit between finance and data and make the two agree about revenue.',
      ],
      duties: [
        'Reconcile reports with the ledger to the dollar.',
        'Automate the monthly package, piece by piece.',
        'Explain a change in margin without adjectives.',
      ],
      must: ['Power BI', 'Financial analysis'],
    },
    {
      name: 'Health Outcomes',
      sectors: ['health', 'public'],
      about: [
        'You work with clinicians on readmissions, waiting times and the questions that start with “is it only me or”.',
        'Data from {5-9} systems, one patient. You help the quality team to see what helps.',
      ],
      duties: [
        'Build cohorts that a clinician would recognise.',
        'Report outcomes by unit, with the uncertainty drawn in.',
        'Guard privacy: no small cells leave the building.',
      ],
      must: ['R', 'Healthcare data'],
      nice: ['HIPAA', 'Epic'],
    },
  ],
  duties: [
    'Document each figure where people look for it.',
    'Answer ad-hoc questions twice a week in an open hour.',
    'Test data as strictly as others test code.',
    'Teach one short course a quarter.',
    'Retire a report for every new one.',
    'Say “we cannot know this from the data” when it is so.',
  ],
  team: [
    'You join {3-6} analysts and two data engineers.',
    'The team sits with the people who use its work and meets on Thursdays.',
    'Your manager is an analyst who still writes SQL.',
  ],
  firstDays: [
    'In the first 90 days you take over two reports, retire one and build one that people asked for.',
    'You meet ten users in the first month and ask what they do after reading the report.',
    'By day 90 you know where each figure comes from and which two are wrong.',
  ],
  asks: [
    'You show us one analysis that changed a decision.',
    'You like definitions and can hold a line on them kindly.',
    'A degree is fine, a portfolio is better.',
  ],
  offers: [
    'Two office days a week, chosen by the team.',
    '20 days off, a learning budget of $1,200 and a good chair.',
    'Health, dental and vision from the first day.',
    'Bonus of up to 8%, paid by rules that are written down.',
  ],
}
