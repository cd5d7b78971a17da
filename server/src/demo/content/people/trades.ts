import type { DemoPerson } from '../person.ts'

export const tradesPeople: readonly DemoPerson[] = [
  {
    occupation: 'electrician',
    city: 'Portland, OR',
    zip: '97217',
    joinedDaysAgo: 37,
    file: { type: 'pdf', name: 'Kowalczyk_Electrician.pdf', layout: 'classic' },
    headline: 'Industrial electrician: drives, panels and night shifts without surprises.',
    wishes: {
      titles: ['Industrial Electrician', 'Journeyman Electrician'],
      mode: 'onsite',
      places: ['Portland, OR', 'Vancouver, WA'],
      pay: [83_000, 95_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Duane Hobbs',
        email: 'duane.hobbs@northbanksteel.example',
        relation: 'manager',
        company: 'Northbank Steel',
        title: 'Maintenance Superintendent',
        state: 'confirmed',
        from: '2018-04-01',
        until: '2026-09-01',
        comment: 'Ray finds the fault and then asks why it happened.',
        daysAgo: 30,
      },
      {
        name: 'Tina Ramos',
        email: 'tina.ramos@northbanksteel.example',
        relation: 'peer',
        company: 'Northbank Steel',
        state: 'confirmed',
        from: '2019-01-01',
        until: '2026-09-01',
        daysAgo: 29,
      },
    ],
    employment: [
      {
        company: 'Northbank Steel',
        title: 'Industrial Electrician',
        start: '2018-04-01',
        end: null,
        verifierEmail: 'hr@northbanksteel.example',
        status: 'verified',
        daysAgo: 26,
      },
    ],
    resume: `
# Ray Kowalczyk
> Journeyman Electrician, Industrial
@ Portland, OR | ray.kowalczyk@mail.example | (503) 555-0188
## Work Experience
+ Industrial Electrician | Northbank Steel | Portland, OR | April 2018 – present
- Maintain 85 motor control centers and 140 variable-frequency drives in a rolling mill that runs around the clock.
- Cut unplanned stops from electrical faults by 40% in three years by tracking each one to its cause.
- Led the electrical side of four yearly shutdowns with up to 18 contractors and no recordable injury.
- Program and troubleshoot PLC logic on two lines.
- Train one apprentice a year in lockout/tagout and motor controls.
+ Journeyman Electrician | Rosa Verde Electric | Gresham, OR | June 2013 – March 2018
- Commercial electrical wiring for three schools and a hospital wing: conduit bending, panel installation, fire alarm systems.
- Ran crews of up to four.
- Passed 61 of 62 inspections at the first visit.
+ Apprentice Electrician | Rosa Verde Electric | Gresham, OR | August 2009 – June 2013
- 8,000 hours on commercial and residential sites.
## Projects
- Replaced the control panel of a 1974 crane over two weekends, with drawings made from scratch.
- Built the spare-parts list that cut the waiting time for drives from nine days to two.
- Safety committee member since 2020; wrote the lockout card in English, Spanish and Polish.
## Licences
Oregon General Journeyman Electrician, 2013
OSHA 30, 2022
## Education
Inside Wireman Apprenticeship, Metro Electrical Training Center, 2013
## Skills
Electrical wiring, Motor controls, PLC, Variable-frequency drives, Troubleshooting, Lockout/tagout, Blueprint reading, National Electrical Code, Arc flash safety, Polish
`,
  },
  {
    occupation: 'electrician',
    city: 'Phoenix, AZ',
    zip: '85009',
    joinedDaysAgo: 14,
    file: { type: 'docx', name: 'resume miguel.docx', layout: 'plain' },
    wishes: {
      titles: ['Solar Electrician', 'Electrician'],
      mode: 'onsite',
      places: ['Phoenix, AZ', 'Mesa, AZ'],
      pay: [58_000, 68_000],
      types: ['full-time'],
    },
    vouches: [
      { name: 'Boss Eddie', email: 'eddie@desertwire.example', relation: 'manager', state: 'invited', daysAgo: 10 },
    ],
    resume: `
# Miguel Santos
@ Phoenix AZ | miguel.santos@mail.example | 602 555 0115
## Jobs
+ Solar Installer | Saguaro Roof Power | Phoenix, AZ | 2024 - now
- Install panels and inverters on houses, two a day
- Battery storage, 30 systems so far
- No callbacks in the last 9 months
+ Electrician Apprentice | Desert Wire and Light | Mesa, AZ | 2021 - 2024
- Residential wiring, panels, troubleshooting
- Conduit bending
+ Warehouse | Parcel company | Phoenix, AZ | 2019 - 2021
- Forklift
## School
High school, South Mountain, 2019
6000 apprentice hours
## Can do
Solar installation, Electrical wiring, Conduit bending, Panel installation, Battery storage, Spanish
`,
  },
  {
    occupation: 'electrician',
    city: 'Seattle, WA',
    zip: '98108',
    joinedDaysAgo: 43,
    file: { type: 'pdf', name: 'B Pugh CV.pdf', layout: 'compact' },
    wishes: {
      titles: ['Lead Electrician', 'Substation Electrician'],
      mode: 'onsite',
      places: ['Seattle, WA', 'Tacoma, WA', 'Portland, OR'],
      pay: [110_000, 125_000],
      types: ['full-time'],
      relocation: true,
    },
    vouches: [
      {
        name: 'Neil Armitage',
        email: 'neil.armitage@soundgrid.example',
        relation: 'manager',
        company: 'Sound Grid',
        state: 'confirmed',
        from: '2015-01-01',
        until: '2026-08-01',
        daysAgo: 38,
      },
    ],
    resume: `
# Bronwyn Pugh
> Lead Substation Electrician
@ Seattle, WA | bronwyn.pugh@mail.example | 206-555-0160
## Employment
+ Lead Electrician, Substations | Sound Grid | Seattle, WA | 01/2015 – present
- Lead a crew of six for 41 substations from 13 to 230 kV.
- Replaced 96 protective relays with digital ones, each tested against the old before it was trusted.
- Wrote the switching procedures in use since 2019; no switching error since.
- Standby one week in five.
+ Electrician | Swansea Dock Power | Swansea, Wales | 06/2004 – 11/2014
- High voltage maintenance on cranes, breakers and batteries.
## Qualifications
Washington EL01 Journeyman Electrician, 2015
City and Guilds Electrical Installation, 2004
Commercial driving licence
## Skills
High voltage, Protective relays, Lockout/tagout, Troubleshooting, Blueprint reading, National Electrical Code, Battery storage, Mentoring, Welsh
`,
  },
  {
    occupation: 'mechanic',
    city: 'Portland, OR',
    zip: '97220',
    joinedDaysAgo: 25,
    file: { type: 'pdf', name: 'Gintaras diesel.pdf', layout: 'classic' },
    wishes: {
      titles: ['Diesel Mechanic', 'Fleet Mechanic'],
      mode: 'onsite',
      places: ['Portland, OR', 'Vancouver, WA'],
      pay: [72_000, 82_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Sheila Konrad',
        email: 'sheila@eastsidetransit.example',
        relation: 'manager',
        company: 'Eastside Transit',
        state: 'confirmed',
        from: '2017-05-01',
        until: '2026-06-01',
        daysAgo: 19,
      },
    ],
    resume: `
# Gintaras Petrauskas
> Diesel Mechanic
@ Portland, OR | gintaras.p@mail.example | 503-555-0194
## Experience
+ Diesel Mechanic | Eastside Transit | Portland, OR | May 2017 – present
- Keep 62 buses on the road; availability rose from 88% to 95%.
- Diagnose diesel engines, after-treatment and brake systems to DOT regulations.
- Built the preventive maintenance plan that halved roadside calls.
- Welding of exhausts and frames, in house since 2020.
+ Mechanic | Kaunas Truck Service | Kaunas, Lithuania | September 2009 – March 2017
- Repair of trucks and trailers: hydraulics, gearboxes, electrical troubleshooting.
## Certifications
ASE Medium-Heavy Truck T2, T4, T6
CDL class B
## Skills
Diesel engines, Diagnostics, Brake systems, Hydraulics, Welding, Mechanical repair, Preventive maintenance, Hand tools, DOT regulations, Lithuanian, Russian
`,
  },
]
