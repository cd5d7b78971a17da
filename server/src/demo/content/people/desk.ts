import type { DemoPerson } from '../person.ts'

export const deskPeople: readonly DemoPerson[] = [
  {
    occupation: 'human-resources',
    city: 'Minneapolis, MN',
    zip: '55419',
    joinedDaysAgo: 32,
    file: { type: 'pdf', name: 'T. Moyo HR.pdf', layout: 'classic' },
    wishes: {
      titles: ['HR Generalist', 'HR Business Partner'],
      mode: 'hybrid',
      places: ['Minneapolis, MN', 'St. Paul, MN'],
      pay: [76_000, 88_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Erik Halvorsen',
        email: 'erik.halvorsen@northernmills.example',
        relation: 'manager',
        company: 'Northern Mills',
        state: 'confirmed',
        from: '2018-10-01',
        until: '2026-05-01',
        daysAgo: 26,
      },
    ],
    resume: `
# Thandiwe Moyo, SHRM-CP
> HR Generalist
@ Minneapolis, MN | thandiwe.moyo@mail.example | 612-555-0181
## Experience
+ HR Generalist | Northern Mills | Minneapolis, MN | October 2018 – present
- First contact for 230 people in three shifts: leave, benefits administration, employee relations.
- Rewrote hiring with structured interviews; first-year turnover fell from 41% to 24%.
- Introduced Workday for time and payroll with two colleagues and no missed pay day.
- Handled 60 investigations; none was overturned.
+ HR Assistant | St. Anthony Hotel Group | St. Paul, MN | March 2015 – September 2018
- Recruiting and onboarding of 120 seasonal staff a year.
- Moved paper files of 600 people into a system, with nothing lost.
- Interpreted in disciplinary talks for colleagues who spoke Zulu or Xhosa.
## Projects
- Wrote a pay review that closed a gap of 6% between two plants doing the same work.
- Started a mentoring circle for first-time supervisors; 31 have gone through it.
## Education
BA Human Resource Management, Northern Plains University, 2014
## Skills
Employee relations, Recruiting, Onboarding, Benefits administration, Employment law, HRIS, Workday, Payroll, Interviewing, Conflict resolution, Zulu
`,
  },
  {
    occupation: 'customer-support',
    city: 'Sacramento, CA',
    zip: '95816',
    joinedDaysAgo: 23,
    file: { type: 'pdf', name: 'EmilyNakamura.pdf', layout: 'modern' },
    wishes: {
      titles: ['Customer Support Specialist', 'Customer Support Lead'],
      mode: 'remote',
      places: [],
      pay: [52_000, 62_000],
      types: ['full-time'],
    },
    resume: `
# Emily Nakamura
> Customer Support Specialist
@ Sacramento, CA | emily.nakamura@mail.example | 916-555-0139
## Experience
+ Senior Support Specialist | Poppyfield Tickets | Remote | January 2021 – present
- Answer 45 people a day by chat and e-mail in Zendesk with 97% satisfaction.
- Wrote 80 help pages; questions per order fell by 22%.
- Trained 11 colleagues and lead the Monday review of hard cases.
- Wrote SQL queries that find double charges before customers do.
+ Front Desk Agent | Delta King Inn | Sacramento, CA | June 2017 – December 2020
- Checked in 90 guests a day and settled what went wrong at night.
## Education
AA Liberal Arts, American River Valley College, 2017
## Skills
Customer service, Written communication, Zendesk, Live chat, Conflict resolution, Ticketing systems, SQL, Spanish
`,
  },
  {
    occupation: 'administrative-assistant',
    city: 'Beaverton, OR',
    zip: '97006',
    joinedDaysAgo: 13,
    file: { type: 'pdf', name: 'Beatriz_Moreau_Admin.pdf', layout: 'compact' },
    wishes: {
      titles: ['Administrative Assistant', 'Office Administrator'],
      mode: 'any',
      places: ['Beaverton, OR', 'Portland, OR'],
      pay: [50_000, 58_000],
      types: ['full-time', 'part-time'],
    },
    resume: `
# Beatriz Moreau
@ Beaverton, OR | beatriz.moreau@mail.example | 503-555-0113
## Experience
+ Administrative Assistant | Westside Architects | Beaverton, OR | 02/2019 – present
- Keep calendars, travel and minutes for four partners.
- Built the document control for 60 projects; a drawing is found in under a minute.
- Invoicing of $3M a year in QuickBooks.
+ Receptionist | Cornell Family Dental | Beaverton, OR | 08/2014 – 01/2018
- Scheduling for three dentists, phone and billing.
## Volunteering
Treasurer of a school choir since 2020
## Skills
Microsoft Office, Calendar management, Minute taking, Document control, Invoicing, QuickBooks, Scheduling, Data entry, Customer service, Portuguese, French
`,
  },
]
