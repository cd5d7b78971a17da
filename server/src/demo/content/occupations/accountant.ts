import type { Occupation } from '../occupation.ts'

export const accountant: Occupation = {
  key: 'accountant',
  sectors: ['finance', 'energy', 'manufacturing', 'nonprofit', 'logistics', 'health'],
  titles: {
    junior: ['Junior Accountant', 'Staff Accountant I'],
    mid: ['Accountant', 'Staff Accountant', 'Management Accountant'],
    senior: ['Senior Accountant', 'Senior Financial Accountant'],
    staff_plus: ['Lead Accountant', 'Head of Accounting'],
  },
  pay: { per: 'year', low: 66_000, high: 82_000 },
  modes: ['hybrid', 'hybrid', 'onsite', 'remote'],
  types: ['full-time', 'full-time', 'full-time', 'part-time', 'contract'],
  must: ['General ledger', 'Month-end close', 'Account reconciliation', 'Microsoft Excel', 'GAAP'],
  nice: ['CPA', 'NetSuite', 'QuickBooks', 'Power BI', 'SAP'],
  focuses: [
    {
      name: 'General Ledger',
      about: [
        'You own the monthly close of {3-6} entities and the schedules behind it. It takes seven working days today, and we would like five.',
        'The general ledger is in order and should stay so. You post, reconcile and explain, and once a quarter you sit with the auditors, who know us well.',
      ],
      duties: [
        'Close the month by a checklist and cut one step from it each quarter.',
        'Reconcile balance-sheet accounts and chase what is older than 30 days.',
        'Explain variances in two sentences a manager can use.',
      ],
      must: ['Journal entries', 'Financial reporting'],
    },
    {
      name: 'Cost Accounting',
      sectors: ['manufacturing', 'energy', 'logistics'],
      about: [
        'You know what a unit costs, why that changed and which of the {12-40} work centres to ask about it. Half of the job happens on the floor, not at the desk.',
        'We make physical things, so cost accounting here starts with a walk. You keep standards honest and turn variances into conversations.',
      ],
      duties: [
        'Set and review standard costs with production each half-year.',
        'Analyse scrap, labour and overhead variances every week.',
        'Count inventory with the warehouse and post the difference without drama.',
      ],
      must: ['Cost accounting', 'Variance analysis', 'Inventory management'],
      nice: ['ERP systems'],
    },
    {
      name: 'Accounts Payable',
      about: [
        'About {900-2400} invoices a month come in, most of them matched by machine. You look after the rest, and after the suppliers who wait for them.',
        'You pay people on time. It is the whole purpose of the role, and suppliers have told us they notice.',
      ],
      duties: [
        'Match invoices to orders and receipts and settle differences with the buyer.',
        'Run two payment batches a week with a second pair of eyes.',
        'Keep vendor records clean and question changes of bank details by phone.',
      ],
      must: ['Accounts payable', 'Vendor management'],
      nice: ['Process improvement'],
    },
    {
      name: 'Tax and Audit',
      sectors: ['finance', 'nonprofit', 'energy'],
      about: [
        'You prepare {20-45} returns a year, most of them state and local, and lead the preparation for our yearly audit.',
        'Tax sits next to accounting here, not in another building. You prepare, a partner reviews, and nobody works past eight in March.',
      ],
      duties: [
        'Prepare federal and multi-state returns and the provision behind them.',
        'Collect and index audit evidence before it is asked for.',
        'Follow changes of law and tell us only those that matter.',
      ],
      must: ['Tax preparation', 'Auditing'],
      nice: ['Sales and use tax'],
    },
    {
      name: 'Grants',
      sectors: ['nonprofit', 'health'],
      about: [
        'You look after the accounts of {11-28} grants and the promises written into them. Programme staff rely on you to know what may still be spent.',
        'Grant accounting for people who would rather run programmes than spreadsheets. You make both possible.',
      ],
      duties: [
        'Track each grant against budget and warn the programme lead two months early.',
        'Prepare reports to funders and draw down on time.',
        'Lead the single audit with our outside firm.',
      ],
      must: ['Grant accounting', 'Budgeting'],
      nice: ['Fund accounting'],
    },
  ],
  duties: [
    'Build the spreadsheet once, document it and let others use it.',
    'Prepare the package for the board and sit in when it is discussed.',
    'Support the budget round with figures people trust.',
    'Keep controls light and written down.',
    'Answer questions from outside finance within a day.',
    'Help to move a manual report into the reporting tool each quarter.',
  ],
  team: [
    'Finance is {5-11} people who eat lunch together on Wednesdays.',
    'You work with a controller who has done your job and remembers it.',
    'The team is split between accounting and planning and shares one calendar.',
  ],
  firstDays: [
    'In the first 90 days you shadow one close, do the second with a partner and lead your part of the third.',
    'You spend the first month learning the chart of accounts, the second cleaning one corner of it, and the third closing on your own.',
    'By day 90 you own your reconciliations and have told us two things that we do needlessly.',
  ],
  asks: [
    'A degree in accounting or the experience that replaces it.',
    'You write clearly, also to people who fear numbers.',
    'You have closed at least a year of months in a company with inventory or several entities.',
  ],
  offers: [
    'Two days a week at home once you know the close, and none of them in the first week of the month.',
    'We pay for CPA exams, review courses and the days you need to sit them.',
    '401(k) with a 5% match, 20 days off, and the last week of December closed.',
    'Overtime is rare and given back as time.',
  ],
}
