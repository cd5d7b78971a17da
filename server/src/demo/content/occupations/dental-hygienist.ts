import type { Occupation } from '../occupation.ts'

export const dentalHygienist: Occupation = {
  key: 'dental-hygienist',
  sectors: ['dental'],
  titles: {
    junior: ['Graduate Dental Hygienist', 'Junior Dental Hygienist'],
    mid: ['Dental Hygienist', 'Registered Dental Hygienist'],
    senior: ['Senior Dental Hygienist', 'Expanded Practice Dental Hygienist'],
    staff_plus: ['Lead Dental Hygienist', 'Hygiene Lead'],
  },
  pay: { per: 'hour', low: 44, high: 55 },
  modes: ['onsite'],
  types: ['full-time', 'part-time', 'part-time', 'full-time', 'contract'],
  must: ['Dental hygiene', 'Scaling and root planing', 'Dental radiography', 'Patient education'],
  nice: ['Local anesthesia', 'Dentrix', 'Spanish', 'BLS', 'Teeth whitening'],
  focuses: [
    {
      name: 'Family Practice',
      about: [
        'You have your own room, {7-8} patients a day and an hour for each adult.',
        'A family practice where three generations sit in the same waiting room. You see them twice a year.',
      ],
      duties: [
        'Clean, chart and take images as needed.',
        'Find one thing the patient can change and leave it at that.',
        'Tell the dentist what you saw before the exam.',
      ],
      must: ['Periodontal charting', 'Infection control'],
    },
    {
      name: 'Periodontics',
      about: [
        'Most of our patients are sent to us. You treat gums over months, and you see them heal.',
        'A specialist practice with {3-4} hygienists, microscopes and long appointments.',
      ],
      duties: [
        'Scale and plane under local anaesthesia.',
        'Plan maintenance at intervals that fit the person.',
        'Assist in surgery twice a week.',
      ],
      must: ['Periodontics', 'Local anesthesia', 'Periodontal charting'],
    },
    {
      name: 'Pediatric',
      about: [
        'Your patients are between two and sixteen. There are fish on the ceiling and no hurry. {9-11} visits a day.',
        'Children’s teeth and children’s fears. You are good with both.',
      ],
      duties: [
        'Clean, seal and varnish in small steps.',
        'Show parents how to brush somebody who does not want to.',
        'Tell, show, do, in that order.',
      ],
      must: ['Pediatric dentistry', 'Dental sealants'],
      nice: ['Nitrous oxide'],
    },
    {
      name: 'Community Clinic',
      about: [
        'A clinic for people without insurance, open until seven. You see {8-9} patients a day and a school once a month.',
        'Community dental care with good equipment and patients who have waited long.',
      ],
      duties: [
        'Treat advanced cases with patience and without reproach.',
        'Go out with the mobile unit.',
        'Work with interpreters.',
      ],
      must: ['Infection control', 'Local anesthesia'],
      nice: ['Public health'],
    },
  ],
  duties: [
    'Sterilise and set up by checklist.',
    'Document in the chair.',
    'Call patients who did not come.',
    'Order supplies for your room.',
    'Take part in the monthly case lunch.',
    'Screen for oral cancer at every visit.',
  ],
  team: [
    'Two dentists, {3-5} hygienists, four assistants and a front desk that protects your schedule.',
    'Assistants turn the rooms over, so that you can start on time.',
    'The owner works chairside four days a week.',
  ],
  firstDays: [
    'In the first 90 days your appointments are ten minutes longer.',
    'You shadow for three days and choose your instruments.',
    'By day 90 your patients are yours.',
  ],
  asks: [
    'A current state licence as a dental hygienist and CPR.',
    'An RDH licence; the anaesthesia permit is welcome.',
    'Gentle hands and a clear voice.',
  ],
  offers: [
    'You set the length of your appointments.',
    'Loupes paid for and instruments sharpened or replaced.',
    'Four-day week, no evenings after six.',
    'Health cover from 24 hours a week, continuing education paid.',
  ],
}
