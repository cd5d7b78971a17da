import type { Occupation } from '../occupation.ts'

export const registeredNurse: Occupation = {
  key: 'registered-nurse',
  sectors: ['health', 'home-care'],
  titles: {
    junior: ['Graduate Nurse', 'Junior Registered Nurse'],
    mid: ['Registered Nurse', 'Staff Nurse', 'RN'],
    senior: ['Charge Nurse', 'Senior Registered Nurse'],
    staff_plus: ['Nurse Manager', 'Lead Nurse'],
  },
  pay: { per: 'year', low: 82_000, high: 101_000 },
  modes: ['onsite'],
  types: ['full-time', 'full-time', 'part-time', 'contract'],
  must: ['Patient assessment', 'Medication administration', 'Electronic health records', 'BLS', 'Patient education'],
  nice: ['Epic', 'Care planning', 'Wound care', 'Spanish', 'Infection control'],
  focuses: [
    {
      name: 'Night Ward',
      sectors: ['health'],
      about: [
        'You lead care for a {20-28}-bed medical ward from 19:00 to 07:00 with four nurses and two aides. Handover is at the bedside, and a resident physician is on the floor all night.',
        'Nights on our medical floor are busy until two and steady after that. You care for {4-5} patients, watch the monitors with the telemetry technician, and hand over to a day team that comes in on time.',
      ],
      duties: [
        'Assess patients at the start of the shift and again whenever something in the chart or in their face has changed.',
        'Review the night medication round with the pharmacist on call.',
        'Keep the ward quiet enough to sleep in: we measure noise and act on it.',
      ],
      must: ['Triage', 'IV therapy'],
      nice: ['Telemetry', 'ACLS'],
    },
    {
      name: 'Acute Medicine',
      sectors: ['health'],
      about: [
        'Our acute medical unit takes patients straight from the emergency department and decides with them, within two days, whether they go home or to a specialty ward.',
        'Acute medicine means that the board changes every hour. You look after {4-5} patients, many of them undiagnosed when they arrive, with a physician on the unit from seven to eleven.',
      ],
      duties: [
        'Stabilise new admissions and escalate early when the warning score rises.',
        'Run the afternoon discharge huddle with the physiotherapist and the social worker.',
        'Start treatment by protocol while test results are still coming in.',
      ],
      must: ['Triage', 'IV therapy', 'ACLS'],
      nice: ['Telemetry', 'Phlebotomy'],
    },
    {
      name: 'Emergency Department',
      sectors: ['health'],
      about: [
        'The department sees about {110-190} people a day, from sprained ankles to major trauma. You rotate between triage, the acute bays and the resuscitation room, so that nobody spends a whole week at the front desk.',
        'You work in an emergency department that rebuilt its front door last year: a nurse and a physician see each arrival together, and waiting times have halved.',
      ],
      duties: [
        'Triage on arrival with the five-level index and re-triage anybody who has waited an hour.',
        'Prepare the resuscitation bay and lead the debrief after each use of it.',
        'Speak plainly with families who have been waiting for news.',
      ],
      must: ['Triage', 'ACLS', 'IV therapy'],
      nice: ['PALS', 'Trauma care'],
    },
    {
      name: 'Surgical Unit',
      sectors: ['health'],
      about: [
        'Patients come to the unit from the recovery room after hip, knee and abdominal surgery, and most of them walk on the same day. You know each of the {18-26} beds by the operation, not by the number.',
        'The surgical unit looks after people before and after planned operations. The list is known a week ahead, which makes for shifts that can be planned too.',
      ],
      duties: [
        'Manage pain by the ladder and teach patients to ask before it peaks.',
        'Check wounds and drains each shift and photograph what has changed.',
        'Get patients on their feet with the physiotherapist within hours of surgery.',
      ],
      must: ['Wound care', 'IV therapy'],
      nice: ['Pain management', 'Care planning'],
    },
    {
      name: 'Community',
      sectors: ['home-care'],
      about: [
        'You visit {6-8} people a day in their homes, most of them after a hospital stay and some at the end of life. The route is planned with you, and the car is ours.',
        'Community nursing here means the same patients and the same streets. You get to know the dog, the stairs and the daughter who calls at noon.',
      ],
      duties: [
        'Assess the home for falls, medicines and loneliness, and write a plan the family can read.',
        'Dress wounds, manage lines and teach relatives what they want to do themselves.',
        'Call the physician from the kitchen table rather than leave a question for tomorrow.',
      ],
      must: ['Wound care', 'Care planning', 'Driving licence'],
      nice: ['Palliative care', 'Home assessment'],
    },
    {
      name: 'Intensive Care',
      sectors: ['health'],
      about: [
        'A {12-18}-bed mixed intensive care unit with one nurse to one or two patients, and that ratio is kept. You care for people on ventilators, after heart surgery and with sepsis.',
        'Intensive care at this hospital is calm on purpose: small teams, written plans for each bed and a physician who is never more than a corridor away.',
      ],
      duties: [
        'Titrate infusions, interpret haemodynamics and say so when the numbers do not fit the patient.',
        'Care for ventilated patients, from sedation holidays to early mobilisation.',
        'Keep the diary that patients read when they wake up and want to know what happened.',
      ],
      must: ['Critical care', 'ACLS', 'Telemetry'],
      nice: ['CCRN', 'Ventilator care'],
    },
  ],
  duties: [
    'Chart at the bedside, so that the record is finished when the shift is.',
    'Teach patients what their medicines do before they go home with them.',
    'Supervise two nursing assistants and thank them by name.',
    'Mentor one new colleague each half-year.',
    'Take part in the monthly review of falls and medication errors, where nobody is blamed for reporting.',
    'Coordinate with pharmacy, laboratory and imaging so that a patient tells the story once.',
    'Hand over with a structured checklist and time for questions.',
  ],
  team: [
    'You join {14-30} nurses with an average of six years on the unit.',
    'Physicians, nurses and therapists share one morning huddle of ten minutes.',
    'The unit is led by a nurse manager who still takes patients one day a month.',
    'Two clinical educators work with us every week, also at night.',
  ],
  firstDays: [
    'In the first 90 days you shadow for three weeks, take your own patients from week four, and run your first shift in week ten.',
    'Your first month is orientation with a named preceptor; by the end of the third you take a full assignment.',
    'Weeks one to six are supernumerary. After 90 days we sit down and ask what would make you stay for three years.',
  ],
  asks: [
    'You hold an active RN licence in this state or a compact state.',
    'An RN licence in good standing is required, and a BSN is welcome.',
    'You are licensed as a registered nurse and can start within eight weeks.',
  ],
  offers: [
    'Self-scheduling six weeks ahead, and no more than three nights in a row.',
    'Tuition paid up to $5,000 a year and certification bonuses.',
    'Shift differentials are stated in the contract: $5.50 for nights, $3 for weekends.',
    'Health insurance from the first day, free parking or a transit pass.',
  ],
}
