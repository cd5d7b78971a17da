import type { DemoPerson } from '../person.ts'

export const therapists: readonly DemoPerson[] = [
  {
    occupation: 'physiotherapist',
    city: 'Portland, OR',
    zip: '97232',
    joinedDaysAgo: 30,
    file: { type: 'pdf', name: 'Joaquin Reyes DPT.pdf', layout: 'modern' },
    wishes: {
      titles: ['Physical Therapist', 'Senior Physical Therapist'],
      mode: 'onsite',
      places: ['Portland, OR', 'Vancouver, WA'],
      pay: [92_000, 104_000],
      types: ['full-time', 'part-time'],
    },
    vouches: [
      {
        name: 'Marta Eklund',
        email: 'marta.eklund@stridept.example',
        relation: 'manager',
        company: 'Stride Physical Therapy',
        state: 'confirmed',
        from: '2019-05-01',
        until: '2026-08-01',
        daysAgo: 21,
      },
    ],
    resume: `
# Joaquin Reyes, DPT
> Physical Therapist
@ Portland, OR | joaquin.reyes@mail.example | 503-555-0190
## Experience
+ Physical Therapist | Stride Physical Therapy | Portland, OR | May 2019 – present
- Outpatient orthopaedics: ten patients a day, one at a time.
- Patients need 7.4 visits on average where the region needs 10.1, with equal outcomes.
- Started a running clinic with 90 visitors a month.
- Clinical instructor for two students a year.
+ Physical Therapist | Umpqua Valley Hospital | Roseburg, OR | July 2016 – April 2019
- Acute care after joint replacement and stroke; gait training and discharge planning.
- Set up a fall-prevention class with 25 places a month, always full.
## Projects
- Study group on low back pain with eight colleagues from three clinics, monthly since 2021.
- Volunteer at the half marathon's finish line since 2018.
## Education
Doctor of Physical Therapy, Cascade Valley University, 2016
## Licences
Physical Therapist, Oregon; CPR; Dry needling, 2021
## Skills
Physical therapy, Manual therapy, Orthopaedics, Therapeutic exercise, Treatment planning, Patient assessment, Gait training, Dry needling, Acute care, Spanish
`,
  },
  {
    occupation: 'dental-hygienist',
    city: 'Portland, OR',
    zip: '97219',
    joinedDaysAgo: 27,
    file: { type: 'pdf', name: 'Park Hyun-Ju RDH.pdf', layout: 'classic' },
    wishes: {
      titles: ['Dental Hygienist'],
      mode: 'onsite',
      places: ['Portland, OR', 'Beaverton, OR'],
      pay: [92_000, 104_000],
      types: ['part-time', 'full-time'],
    },
    vouches: [
      {
        name: 'Dr. Felix Osei',
        email: 'felix.osei@multnomahdental.example',
        relation: 'manager',
        company: 'Multnomah Dental',
        state: 'confirmed',
        from: '2016-02-01',
        until: '2026-09-01',
        daysAgo: 20,
      },
    ],
    resume: `
# Hyun-Ju Park, RDH
> Registered Dental Hygienist
@ Portland, OR | hyunju.park@mail.example | 503-555-0158
## Experience
+ Dental Hygienist | Multnomah Dental | Portland, OR | February 2016 – present
- Eight patients a day; 84% come back within seven months.
- Scaling and root planing with local anesthesia, periodontal charting, dental radiography.
- Reached 1,100 children in a school sealant programme.
- Moved three rooms to Dentrix charting at the chair.
+ Dental Assistant | Happy Valley Smiles | Happy Valley, OR | June 2011 – August 2014
- Four-handed assisting, sterilisation, infection control.
- Ordered supplies for four rooms within a budget of $42,000.
## Projects
- Mobile unit of the county: four Saturdays a year, about 30 children each.
- Wrote the Korean patient leaflet on gum disease used by three practices.
## Education
AAS Dental Hygiene, Clackamas Technical College, 2016
## Licences
Oregon Dental Hygiene License with anesthesia endorsement; BLS
## Skills
Dental hygiene, Scaling and root planing, Dental radiography, Periodontal charting, Local anesthesia, Dental sealants, Infection control, Patient education, Dentrix, Korean
`,
  },
]
