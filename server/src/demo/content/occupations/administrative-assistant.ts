import type { Occupation } from '../occupation.ts'

export const administrativeAssistant: Occupation = {
  key: 'administrative-assistant',
  sectors: ['health', 'dental', 'school', 'construction', 'finance', 'nonprofit', 'public', 'auto'],
  titles: {
    junior: ['Office Assistant', 'Receptionist'],
    mid: ['Administrative Assistant', 'Office Administrator'],
    senior: ['Senior Administrative Assistant', 'Executive Assistant'],
    staff_plus: ['Office Manager', 'Lead Administrator'],
  },
  pay: { per: 'hour', low: 22, high: 29 },
  modes: ['onsite', 'hybrid', 'onsite'],
  types: ['full-time', 'part-time', 'full-time', 'contract'],
  must: ['Microsoft Office', 'Calendar management', 'Data entry', 'Customer service'],
  nice: ['Spanish', 'QuickBooks', 'Google Workspace', 'Event planning', 'Minute taking'],
  focuses: [
    {
      name: 'Front Desk',
      about: [
        'You are the first face and the first voice. {40-80} people come through the door each day, and some are early, lost or upset.',
        'The front desk decides what kind of day others have. You greet, sort and calm.',
      ],
      duties: [
        'Greet visitors and answer a four-line phone.',
        'Book, move and confirm appointments.',
        'Keep the desk, the post and the waiting room in order.',
      ],
      must: ['Scheduling', 'Phone etiquette'],
    },
    {
      name: 'Executive Office',
      about: [
        'You keep two directors where they should be and tell them when a meeting is not needed.',
        'An executive office of three. You guard {2-3} calendars, prepare the board and know what can wait.',
      ],
      duties: [
        'Plan calendars and travel across time zones.',
        'Prepare papers and take minutes that people agree with.',
        'Handle confidential matters as such.',
      ],
      must: ['Minute taking', 'Travel coordination'],
    },
    {
      name: 'Project Office',
      sectors: ['construction', 'public', 'nonprofit'],
      about: [
        'Five project managers, {11-20} projects and one shared drive that you will make people love.',
        'You keep contracts, certificates and invoices of our projects in order, so that site staff can build.',
      ],
      duties: [
        'Log drawings, letters and changes on the day.',
        'Prepare pay applications and chase signatures.',
        'Set up site offices, from chairs to internet.',
      ],
      must: ['Document control', 'Invoicing'],
    },
    {
      name: 'Patient Services',
      sectors: ['health', 'dental'],
      about: [
        'You book, register and explain for a clinic of {5-9} clinicians. Insurance is the hard part, and we train you in it.',
        'Patients remember how the call went. You make sure that it went well.',
      ],
      duties: [
        'Register patients and check cover before the visit.',
        'Call the day before, with a human voice.',
        'Explain bills without sighing.',
      ],
      must: ['Medical billing', 'Scheduling'],
      nice: ['Medical terminology', 'Electronic health records'],
    },
    {
      name: 'School Office',
      sectors: ['school'],
      about: [
        'Attendance, plasters, lost gloves and the state report: the office of a school with {320-540} pupils, next to the front door.',
        'You know every child by November and every form by spring.',
      ],
      duties: [
        'Keep attendance and enrolment records right.',
        'Look after children who wait for somebody.',
        'Help families with forms, also in Spanish if you speak it.',
      ],
      must: ['Record keeping', 'Phone etiquette'],
      nice: ['First aid'],
    },
  ],
  duties: [
    'Order supplies before they run out.',
    'Enter data once and correctly.',
    'Prepare letters and check them for tone.',
    'Look after two rooms and the people who double-book them.',
    'Improve one form a month.',
    'Stand in for a colleague at lunch.',
  ],
  team: [
    'An office of {3-7}, with fifteen years of jokes.',
    'You report to an office manager who started at this desk.',
    'Everybody here makes their own coffee.',
  ],
  firstDays: [
    'In the first 90 days you learn the systems one by one and write the guide you would have liked.',
    'You sit beside your predecessor for two weeks.',
    'By day 90 people stop asking where things are.',
  ],
  asks: [
    'Two years in an office or at a counter.',
    'You are exact and friendly, in that order on Mondays.',
    'Good written English, and a memory for names.',
  ],
  offers: [
    'Regular hours, 8:00 to 4:30.',
    'Health cover, 15 days off and all public holidays.',
    'Paid courses in whatever software you want to master.',
    'Bus pass or parking.',
  ],
}
