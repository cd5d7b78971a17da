import type { DemoPerson } from '../person.ts'

export const nurses: readonly DemoPerson[] = [
  {
    occupation: 'registered-nurse',
    city: 'Portland, OR',
    zip: '97214',
    joinedDaysAgo: 38,
    file: { type: 'pdf', name: 'Amara Nwosu Resume.pdf', layout: 'modern' },
    headline: 'Charge nurse in acute medicine, nine years, most of them at night.',
    wishes: {
      titles: ['Charge Nurse', 'Registered Nurse'],
      mode: 'onsite',
      places: ['Portland, OR', 'Vancouver, WA'],
      pay: [84_000, 100_000],
      types: ['full-time', 'part-time'],
    },
    vouches: [
      {
        name: 'Helen Sorley',
        email: 'h.sorley@columbiaridge.example',
        relation: 'manager',
        company: 'Columbia Ridge Hospital',
        title: 'Nurse Manager',
        state: 'confirmed',
        from: '2021-03-01',
        until: '2026-09-30',
        comment:
          'Amara is the nurse I want on the floor when three things go wrong at once. She teaches while she works.',
        daysAgo: 30,
      },
      {
        name: 'Yusuf Demir',
        email: 'yusuf.demir@northside-clinics.example',
        relation: 'peer',
        company: 'Northside Clinics',
        title: 'Registered Nurse',
        state: 'confirmed',
        from: '2017-06-01',
        until: '2021-02-28',
        daysAgo: 27,
      },
      {
        name: 'Dr. Lena Park',
        email: 'lena.park@columbiaridge.example',
        relation: 'other',
        company: 'Columbia Ridge Hospital',
        state: 'invited',
        daysAgo: 3,
      },
    ],
    employment: [
      {
        company: 'Northside Clinics',
        title: 'Registered Nurse',
        start: '2017-06-01',
        end: '2021-02-28',
        verifierEmail: 'records@northside-clinics.example',
        status: 'verified',
        daysAgo: 25,
      },
    ],
    resume: `
# Amara Nwosu
> Charge Nurse, Acute Medicine
@ Portland, OR 97214 | (503) 555-0142 | nurse@demo.example
## Summary
Registered nurse with nine years in acute and primary care, five of them on nights. Charge nurse for a 26-bed medical ward since 2023. RN licence in Oregon and Washington, valid to 2027.
## Experience
+ Charge Nurse, Acute Medicine | Columbia Ridge Hospital | Portland, OR | March 2021 – present
- Lead a night team of five nurses and two aides on a 26-bed acute ward; triage admissions from the emergency department between 19:00 and 07:00.
- Cut falls with injury from 11 to 4 a year by moving hourly rounding to the start of each quarter.
- Brought bedside patient handover to nights and days; handover time fell from 38 to 22 minutes.
- Precepted 14 new graduates, of whom 12 are still on the unit.
- Review night medication with the on-call pharmacist; medication errors fell by 31% in two years.
- Place and manage IV therapy lines for patients the day team found difficult.
+ Registered Nurse | Northside Clinics | Portland, OR | June 2017 – February 2021
- Carried a panel of 620 patients with a physician and a medical assistant; triage by phone for up to 45 callers a day.
- Set up a wound care hour that saved about 200 emergency visits a year.
- Taught diabetes patient education groups in English and Igbo.
- Charted in Epic from the first day of its introduction and trained 18 colleagues in it.
+ Nursing Assistant | Sellwood Gardens Care Home | Portland, OR | August 2014 – May 2017
- Looked after ten residents a shift while studying full time; never missed a class for it or a shift for a class.
- Suggested the evening walk that is still on the timetable.
- Trained seven new assistants in safe transfers and infection control.
## Projects and Committees
- Falls committee, Columbia Ridge Hospital, since 2022: wrote the one-page checklist used on six wards.
- Night council: brought hot meals back to the night shift after a survey of 140 colleagues.
- Volunteer nurse at the Saturday street clinic, about 60 hours a year.
## Education
Bachelor of Science in Nursing, Mount Tabor State University, 2017
## Licences and Certifications
RN licence, Oregon and Washington, valid to 2027
BLS, American Heart Association, 2025
Medical-Surgical Nursing Certification (CMSRN), 2022
## Skills
Patient assessment, Triage, IV therapy, Medication administration, Patient handover, Wound care, Electronic health records, Epic, Patient education, Telemetry, Infection control
## Languages
English, Igbo, some Spanish
`,
  },
  {
    occupation: 'registered-nurse',
    city: 'Vancouver, WA',
    zip: '98661',
    joinedDaysAgo: 31,
    file: { type: 'pdf', name: 'tran_linh_rn.pdf', layout: 'classic' },
    wishes: {
      titles: ['Staff Nurse', 'Registered Nurse'],
      mode: 'onsite',
      places: ['Vancouver, WA', 'Portland, OR'],
      pay: [80_000, 90_000],
      types: ['full-time', 'part-time'],
    },
    vouches: [
      {
        name: 'Patricia Olmos',
        email: 'polmos@fortvale-surgery.example',
        relation: 'manager',
        company: 'Fortvale Surgery Center',
        title: 'Director of Nursing',
        state: 'confirmed',
        from: '2023-07-01',
        until: '2026-10-01',
        daysAgo: 20,
      },
    ],
    resume: `
# Linh Tran, BSN, RN
@ Vancouver, WA 98661 | linh.tran@mail.example | (360) 555-0118
## Professional Experience
+ Staff Nurse, Surgical Unit | Fortvale Surgery Center | Vancouver, WA | 07/2023 – present
- Care for four to five patients a shift after orthopaedic and abdominal surgery.
- Manage pain, drains and wound care; complication rate of the unit fell from 3.1% to 2.2% in 2025.
- Started a one-page discharge sheet in Vietnamese and Spanish that is now used on three units.
- Float to the recovery room twice a month.
+ Nursing Assistant | Evergreen Care Home | Vancouver, WA | 09/2020 – 06/2023
- Looked after nine residents a shift while studying full time.
- Trained six new assistants in safe transfers.
## Education
BSN, Clark Valley University, Vancouver, WA, 2023
## Certifications
Registered Nurse, Washington; BLS; ACLS (2024)
## Skills
Wound care, IV therapy, Pain management, Medication administration, Patient assessment, Care planning, Electronic health records, Vietnamese
`,
  },
  {
    occupation: 'registered-nurse',
    city: 'Denver, CO',
    zip: '80205',
    joinedDaysAgo: 9,
    file: { type: 'docx', name: 'Resume final (2).docx', layout: 'plain' },
    resume: `
# Katarzyna Wolska
@ Denver, CO | kwolska@post.example
## About me
I am a hardworking and caring person who is looking for my first position as a nurse where I can learn and grow. I was responsible for many tasks during my clinical rotations.
## Education
Bachelor of Science in Nursing, Front Range University, May 2026
## Clinical rotations
+ Student Nurse | Front Range University Hospital | Denver, CO | 2025 - 2026
- Responsible for vital signs and helping patients.
- Helped nurses with medications.
- Pediatrics, surgery and community health, 720 hours.
+ Barista | Kettle Corner Coffee | Denver, CO | 2021 - 2025
- Worked in a busy café.
## Skills
Teamwork, Patient care, Time management, BLS, Polish
`,
  },
  {
    occupation: 'registered-nurse',
    city: 'Seattle, WA',
    zip: '98118',
    joinedDaysAgo: 46,
    file: { type: 'pdf', name: 'D_Ibarra_CV_2026.pdf', layout: 'sidebar' },
    headline: 'Critical care nurse, sixteen years, CCRN, ready to teach.',
    wishes: {
      titles: ['Senior Registered Nurse', 'Nurse Manager', 'Critical Care Nurse'],
      mode: 'onsite',
      places: ['Seattle, WA', 'Tacoma, WA'],
      pay: [105_000, 125_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Samuel Okonjo',
        email: 's.okonjo@pugetregional.example',
        relation: 'manager',
        company: 'Puget Regional Hospital',
        title: 'ICU Director',
        state: 'confirmed',
        from: '2021-08-01',
        until: '2026-08-01',
        comment: 'Sixteen years in and she still asks the best questions on rounds.',
        daysAgo: 40,
      },
      {
        name: 'Brigid Malone',
        email: 'brigid.malone@pugetregional.example',
        relation: 'direct_report',
        company: 'Puget Regional Hospital',
        state: 'confirmed',
        from: '2022-02-01',
        until: '2026-08-01',
        daysAgo: 36,
      },
      {
        name: 'Ana Flores',
        email: 'ana.flores@mail.example',
        relation: 'peer',
        state: 'confirmed',
        from: '2010-05-01',
        until: '2019-01-31',
        daysAgo: 33,
      },
    ],
    employment: [
      {
        company: 'Puget Regional Hospital',
        title: 'ICU Nurse',
        start: '2021-08-01',
        end: null,
        verifierEmail: 'hr@pugetregional.example',
        status: 'verified',
        daysAgo: 34,
      },
      {
        company: 'Rainier Valley Medical Center',
        title: 'Registered Nurse, ICU',
        start: '2010-05-01',
        end: '2019-01-31',
        verifierEmail: 'employment@rainiervalleymed.example',
        status: 'verified',
        daysAgo: 30,
      },
    ],
    resume: `
# Dolores Ibarra Ruiz
> Critical Care Nurse, CCRN
@ Seattle, WA 98118 | dolores.ibarra@mail.example | 206-555-0177
## Profile
Critical care nurse with sixteen years at the bedside and a record of building teams that stay. I chaired a unit practice council for four years and would like to lead a unit.
## Experience
+ ICU Nurse and Unit Educator | Puget Regional Hospital | Seattle, WA | Aug 2021 – present
- Care for one to two patients a shift in an 18-bed mixed intensive care unit with ventilators, ECMO and continuous dialysis.
- Chair the practice council; its sedation protocol shortened ventilator days by 0.8 per patient.
- Built an orientation programme of 12 weeks; first-year turnover fell from 34% to 12%.
- Run the monthly code debrief for 60 nurses.
+ Family caregiver | | Seattle, WA | Feb 2019 – Jul 2021
- Cared full time for a parent with dementia. Kept licence and CCRN current with 90 hours of education.
+ Registered Nurse, ICU | Rainier Valley Medical Center | Seattle, WA | May 2010 – Jan 2019
- Charge nurse on a third of shifts from 2014, for up to 14 critical care patients.
- Led the introduction of early mobilisation: 71% of patients stood up before extubation.
- Represented nursing in the design of a new unit of 16 rooms.
+ Registered Nurse, Medical Floor | Sound Community Hospital | Everett, WA | Jun 2007 – Apr 2010
- Cared for five to six patients a shift on a mixed medical floor.
- Precepted students from two colleges.
## Education
BSN, Cascade Valley University, 2010
MSN in Nursing Leadership, Sound University, 2024
## Certifications
CCRN since 2013
ACLS, PALS, BLS
RN licence, Washington
## Skills
Critical care
Ventilator care
Telemetry
Patient assessment
Triage
Medication administration
IV therapy
Mentoring
Epic
## Languages
English, Spanish
`,
  },
]
