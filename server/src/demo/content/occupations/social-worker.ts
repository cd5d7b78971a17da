import type { Occupation } from '../occupation.ts'

export const socialWorker: Occupation = {
  key: 'social-worker',
  sectors: ['nonprofit', 'health', 'public', 'school'],
  titles: {
    junior: ['Social Work Assistant', 'Junior Case Manager'],
    mid: ['Social Worker', 'Case Manager'],
    senior: ['Senior Social Worker', 'Clinical Social Worker'],
    staff_plus: ['Social Work Lead', 'Lead Case Manager'],
  },
  pay: { per: 'year', low: 58_000, high: 74_000 },
  modes: ['onsite', 'hybrid', 'onsite'],
  types: ['full-time', 'full-time', 'part-time'],
  must: ['Case management', 'Crisis intervention', 'Documentation', 'Community resources'],
  nice: ['LCSW', 'Spanish', 'Motivational interviewing', 'Trauma-informed care', 'Driving licence'],
  focuses: [
    {
      name: 'Hospital',
      sectors: ['health'],
      about: [
        'You help people to leave hospital safely and not to come back for the wrong reasons. A caseload of {14-18}, on two wards.',
        'Hospital social work between the bed, the family and the insurance. You are asked early, because the team has learnt to.',
      ],
      duties: [
        'Assess needs within a day of admission.',
        'Plan discharge with family, nurses and community services.',
        'Find the bed, the ride or the form that is missing.',
      ],
      must: ['Discharge planning', 'Patient advocacy'],
    },
    {
      name: 'Families',
      sectors: ['nonprofit', 'public'],
      about: [
        'You work with {12-16} families at a time, mostly in their homes, for half a year or longer.',
        'Family work that starts with what goes well. You visit, plan and stay reachable.',
      ],
      duties: [
        'Agree goals with parents and children and look at them monthly.',
        'Assess safety and say clearly what you see.',
        'Bring schools, doctors and relatives to one table.',
      ],
      must: ['Family support', 'Child welfare', 'Driving licence'],
    },
    {
      name: 'Housing',
      sectors: ['nonprofit', 'public'],
      about: [
        'People come to you from the street or from a sofa. You help {18-24} of them at a time to get and keep a flat.',
        'Housing first, and then everything else. You know landlords by name.',
      ],
      duties: [
        'Find flats, negotiate leases and visit after the move.',
        'Work on income, health and debts in the order the person chooses.',
        'Step in with landlords before it is too late.',
      ],
      must: ['Housing support', 'Motivational interviewing'],
    },
    {
      name: 'School',
      sectors: ['school'],
      about: [
        'You are the person children may talk to. {300-420} pupils, one room with a sofa, and a principal who keeps it free.',
        'School social work with time for prevention: groups, home visits and breakfast club.',
      ],
      duties: [
        'See pupils one to one and in groups.',
        'Visit families when absence begins.',
        'Advise teachers on what lies behind behaviour.',
      ],
      must: ['Counseling', 'Family support'],
    },
    {
      name: 'Mental Health',
      sectors: ['health', 'nonprofit'],
      about: [
        'An outpatient team for adults with severe mental illness: you keep contact with {16-20} people, also when they do not.',
        'You work in a clinic that sees people the same week and calls when they stay away.',
      ],
      duties: [
        'Offer brief therapy and practical help.',
        'Write crisis plans with the person, not about them.',
        'Go along to the office, the court or the shop.',
      ],
      must: ['Mental health', 'Counseling'],
      nice: ['CBT'],
    },
  ],
  duties: [
    'Document the same day, briefly and respectfully.',
    'Take part in weekly supervision.',
    'Know the services of the county and their real waiting times.',
    'Speak for people who are not in the room.',
    'Take one day of duty service in {7-9}.',
    'Train volunteers twice a year.',
  ],
  team: [
    'You join {6-12} social workers and two peer workers.',
    'Supervision is weekly and by somebody from outside twice a quarter.',
    'Caseloads are capped, and the cap holds.',
  ],
  firstDays: [
    'In the first 90 days your caseload grows from four to the full number.',
    'You go along with three colleagues before you go alone.',
    'By day 90 you know the map, the forms and which of them matter.',
  ],
  asks: [
    'BSW or MSW; clinical roles need a licence or a date for it.',
    'You can sit with silence and with anger.',
    'Experience with people, paid or not.',
  ],
  offers: [
    'Supervision hours towards your licence, free of charge.',
    'Flexible hours, phone and mileage.',
    '25 days off, because the work is heavy.',
    'Loan forgiveness counts here.',
  ],
}
