import type { DemoPerson } from '../person.ts'

export const officePeople: readonly DemoPerson[] = [
  {
    occupation: 'accountant',
    city: 'Portland, OR',
    zip: '97239',
    joinedDaysAgo: 34,
    file: { type: 'pdf', name: 'Mei-Ling Chou CPA.pdf', layout: 'classic' },
    headline: 'Senior accountant, CPA. Closes in five days and explains the sixth.',
    wishes: {
      titles: ['Senior Accountant', 'Management Accountant'],
      mode: 'hybrid',
      places: ['Portland, OR'],
      pay: [88_000, 98_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Roger Pell',
        email: 'roger.pell@stumptownfoods.example',
        relation: 'manager',
        company: 'Stumptown Foods',
        title: 'Controller',
        state: 'confirmed',
        from: '2019-09-01',
        until: '2026-09-01',
        daysAgo: 27,
      },
    ],
    employment: [
      {
        company: 'Stumptown Foods',
        title: 'Senior Accountant',
        start: '2019-09-01',
        end: null,
        verifierEmail: 'hr@stumptownfoods.example',
        status: 'verified',
        daysAgo: 22,
      },
    ],
    resume: `
# Mei-Ling Chou, CPA
> Senior Accountant
@ Portland, OR | meiling.chou@mail.example | 503-555-0155
## Experience
+ Senior Accountant | Stumptown Foods | Portland, OR | September 2019 – present
- Lead the month-end close of four entities; brought it from eleven to five working days.
- Built cost accounting for 230 products and found two that lost money with every sale.
- Prepare the board package and the audit; no adjustment in three years.
- Moved the general ledger to NetSuite with one consultant and no lost period.
+ Staff Accountant | Larch and Pine LLP | Portland, OR | July 2015 – August 2019
- Audits and tax preparation for 35 clients, mostly restaurants and wineries.
- Trained four interns a year.
- Found a payroll error of $84,000 in a client's favour and told both sides.
+ Bookkeeper | Chou Family Market | Portland, OR | 2011 – 2015
- Books, payroll and sales tax of a family shop with nine employees, beside school.
## Projects
- Introduced a close calendar that other departments now ask for.
- Volunteer tax preparation, about 90 households each spring.
## Education
BS Accounting, Mount Tabor State University, 2015
## Certifications
CPA, Oregon, 2018
## Skills
General ledger, Month-end close, Account reconciliation, Cost accounting, Variance analysis, GAAP, Financial reporting, NetSuite, Microsoft Excel, Auditing, Budgeting, Mandarin
`,
  },
  {
    occupation: 'accountant',
    city: 'Columbus, OH',
    zip: '43202',
    joinedDaysAgo: 16,
    file: { type: 'docx', name: 'Ahmed Farouk resume.docx', layout: 'classic' },
    wishes: {
      titles: ['Accounts Payable Specialist', 'Junior Accountant'],
      mode: 'any',
      places: ['Columbus, OH'],
      pay: [50_000, 58_000],
      types: ['full-time'],
    },
    resume: `
# Ahmed Farouk
@ Columbus, OH | ahmed.farouk@mail.example | 614-555-0122
## Summary
Accounts payable clerk with two years in logistics and a degree in accounting.
## Experience
+ Accounts Payable Clerk | Olentangy Freight | Columbus, OH | 03/2024 – present
- Process 1,100 invoices a month in SAP and settle differences with 60 carriers.
- Brought invoices older than 60 days from 140 to 12.
- Reconcile vendor statements every month.
+ Cashier | Campus Market | Columbus, OH | 09/2021 – 02/2024
- Closed the till to the cent.
## Education
BSBA Accounting, Central Ohio University, 2024
## Skills
Accounts payable, Account reconciliation, Microsoft Excel, SAP, Vendor management, Data entry, Arabic
`,
  },
  {
    occupation: 'sales',
    city: 'Boston, MA',
    zip: '02130',
    joinedDaysAgo: 30,
    file: { type: 'pdf', name: 'Andre Lacroix - AE.pdf', layout: 'modern' },
    wishes: {
      titles: ['Account Executive', 'Senior Account Executive'],
      mode: 'hybrid',
      places: ['Boston, MA'],
      pay: [95_000, 120_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Gina Torelli',
        email: 'gina.torelli@wharfsideco.example',
        relation: 'client',
        company: 'Wharfside Co.',
        state: 'confirmed',
        from: '2021-01-01',
        until: '2026-03-01',
        comment: 'He talked us out of the larger package.',
        daysAgo: 23,
      },
      {
        name: 'Paul Novak',
        email: 'paul.novak@mail.example',
        relation: 'peer',
        state: 'held',
        daysAgo: 12,
      },
    ],
    resume: `
# Andre Lacroix
> Account Executive
@ Boston, MA | andre.lacroix@mail.example | 617-555-0147
## Experience
+ Account Executive | Tern Harbor Software | Boston, MA | Feb 2020 – present
- Sell to firms of 200 to 2,000 people; 118% of target over six years.
- Largest deal $640,000, smallest $9,000; average cycle of eight weeks.
- Kept 96% of my accounts through two price rises.
- Keep Salesforce so that a colleague could take over on a Friday afternoon.
+ Sales Representative | Granite Office Supply | Manchester, NH | May 2016 – Jan 2020
- B2B sales with 40 cold calls a day; best of nine in 2018.
- Opened 34 accounts in a county that had been given up.
## Achievements
- Circle of the ten best sellers in 2021, 2023 and 2025.
- Wrote the handover note that the whole team now uses after signing.
## Education
BA History, Merrimack Valley College, 2016
## Skills
B2B sales, Negotiation, Account management, Salesforce, CRM, Forecasting, Cold calling, Presentation skills, French
`,
  },
  {
    occupation: 'marketing',
    city: 'Portland, OR',
    zip: '97209',
    joinedDaysAgo: 20,
    file: { type: 'pdf', name: 'Ines Carvalho 2026.pdf', layout: 'sidebar' },
    wishes: {
      titles: ['Content Marketer', 'Marketing Manager'],
      mode: 'hybrid',
      places: ['Portland, OR'],
      pay: [75_000, 88_000],
      types: ['full-time', 'part-time'],
    },
    vouches: [
      {
        name: 'Holly Brandt',
        email: 'holly@fernandfable.example',
        relation: 'manager',
        company: 'Fern and Fable',
        state: 'confirmed',
        from: '2020-06-01',
        until: '2026-04-01',
        daysAgo: 13,
      },
    ],
    resume: `
# Inês Carvalho
> Content and Brand Marketer
@ Portland, OR | ines.carvalho@mail.example | inescarvalho.example
## Experience
+ Marketing Manager | Fern and Fable | Portland, OR | Jun 2020 – Apr 2026
- Built a newsletter from 0 to 64,000 readers; a third of sales starts there.
- Wrote 140 interviews with growers, of which two became a book.
- Ran SEO and content for an online shop; organic visits rose by 210% in three years.
- Planned the yearly street festival for 3,000 visitors with a budget of $28,000.
+ Copywriter | Agência Beira | Porto, Portugal | Sep 2014 – Mar 2020
- Campaigns for a museum, a railway and a sardine brand.
## Education
BA Communication, University of the Douro, 2014
## Skills
Content marketing
Copywriting
SEO
Email marketing
Google Analytics
Campaign management
Editing
Event planning
Mailchimp
## Languages
Portuguese, English, Spanish
`,
  },
]
