import type { Occupation } from '../occupation.ts'

export const physiotherapist: Occupation = {
  key: 'physiotherapist',
  sectors: ['health', 'home-care'],
  titles: {
    junior: ['Graduate Physical Therapist', 'Junior Physical Therapist'],
    mid: ['Physical Therapist', 'Physiotherapist'],
    senior: ['Senior Physical Therapist', 'Senior Physiotherapist'],
    staff_plus: ['Lead Physical Therapist', 'Rehabilitation Lead'],
  },
  pay: { per: 'year', low: 84_000, high: 102_000 },
  modes: ['onsite', 'onsite', 'hybrid'],
  types: ['full-time', 'full-time', 'part-time', 'contract'],
  must: ['Physical therapy', 'Patient assessment', 'Treatment planning', 'Therapeutic exercise'],
  nice: ['Manual therapy', 'Electronic health records', 'Dry needling', 'Pilates', 'Patient education'],
  focuses: [
    {
      name: 'Outpatient Orthopaedics',
      sectors: ['health'],
      about: [
        'You see {9-11} patients a day, one at a time, 45 minutes each. Backs, knees and shoulders, and the odd violinist.',
        'Outpatient care where the same therapist sees the patient from the first visit to the last.',
      ],
      duties: [
        'Assess, explain and agree a plan on the first visit.',
        'Treat with hands and with exercise, and fade the first in favour of the second.',
        'Discharge people who no longer need you.',
      ],
      must: ['Manual therapy', 'Orthopaedics'],
    },
    {
      name: 'Acute Care',
      sectors: ['health'],
      about: [
        'You get people out of bed after surgery and stroke, on {3-4} wards, with an assistant and a good pair of shoes.',
        'Acute care therapy in a hospital that asks for your opinion before it writes “discharge” on the board.',
      ],
      duties: [
        'Mobilise patients within a day of surgery.',
        'Recommend equipment and the right place to go next.',
        'Teach nurses safe transfers.',
      ],
      must: ['Acute care', 'Gait training'],
    },
    {
      name: 'Neurological Rehabilitation',
      sectors: ['health'],
      about: [
        'Stroke, brain injury and Parkinson’s: you work with {6-8} people a day for weeks and see what a small gain means.',
        'Our neuro unit has a gym, a garden and time. Goals are set by the patient.',
      ],
      duties: [
        'Train gait, balance and reach with tasks from real life.',
        'Measure every two weeks with the same scales.',
        'Plan the way home with family and occupational therapy.',
      ],
      must: ['Neurological rehabilitation', 'Gait training'],
    },
    {
      name: 'Home Visits',
      sectors: ['home-care'],
      about: [
        'You treat {5-6} people a day where they live. Stairs are real, and so are the rugs.',
        'Home therapy for older people after falls and operations, in an area of twenty minutes’ drive.',
      ],
      duties: [
        'Assess the home and change what causes falls.',
        'Set exercises that fit into the kitchen.',
        'Document in the car, not in the evening.',
      ],
      must: ['Fall prevention', 'Home assessment', 'Driving licence'],
    },
  ],
  duties: [
    'Document within the visit; we keep ten minutes for it.',
    'Supervise one assistant and a student twice a year.',
    'Meet weekly for case review.',
    'Work with physicians who pick up the phone.',
    'Explain pain in a way that lowers it.',
    'Use outcome measures and share them with the patient.',
  ],
  team: [
    'A team of {5-9} therapists from the first year to the thirtieth.',
    'Physical, occupational and speech therapy share one room and one lunch.',
    'Your lead treats patients three days a week.',
  ],
  firstDays: [
    'In the first 90 days your list is 60, then 80, then 100 percent.',
    'You shadow for a week and have a mentor for a year.',
    'By day 90 you run your own caseload and one small project.',
  ],
  asks: [
    'A state licence as a physical therapist, or one pending.',
    'DPT or equivalent and a current CPR card.',
    'You like people who are slow today.',
  ],
  offers: [
    'No double booking, ever.',
    '$2,000 and five days a year for courses.',
    'Four-day weeks are possible after six months.',
    'Health cover, licence fees paid, student loan help.',
  ],
}
