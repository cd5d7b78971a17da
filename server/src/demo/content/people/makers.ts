import type { DemoPerson } from '../person.ts'

export const makerPeople: readonly DemoPerson[] = [
  {
    occupation: 'civil-engineer',
    city: 'Portland, OR',
    zip: '97213',
    joinedDaysAgo: 42,
    file: { type: 'pdf', name: 'Vogt Anneliese PE.pdf', layout: 'classic' },
    headline: 'Water resources engineer, PE. Culverts for salmon and trucks.',
    wishes: {
      titles: ['Senior Civil Engineer', 'Water Resources Engineer'],
      mode: 'hybrid',
      places: ['Portland, OR', 'Seattle, WA'],
      pay: [108_000, 122_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Thomas Iwai',
        email: 'thomas.iwai@basinworks.example',
        relation: 'manager',
        company: 'Basinworks',
        title: 'Principal',
        state: 'confirmed',
        from: '2017-02-01',
        until: '2026-09-01',
        daysAgo: 37,
      },
      {
        name: 'Selma Aydin',
        email: 'selma.aydin@cityofaldermere.example',
        relation: 'client',
        company: 'City of Aldermere',
        state: 'confirmed',
        from: '2019-01-01',
        until: '2025-12-31',
        comment: 'The only engineer our council asks to come back.',
        daysAgo: 34,
      },
    ],
    employment: [
      {
        company: 'Basinworks',
        title: 'Senior Civil Engineer',
        start: '2017-02-01',
        end: null,
        verifierEmail: 'office@basinworks.example',
        status: 'verified',
        daysAgo: 33,
      },
    ],
    resume: `
# Anneliese Vogt, PE
> Senior Civil Engineer, Water Resources
@ Portland, OR | anneliese.vogt@mail.example | 503-555-0144
## Experience
+ Senior Civil Engineer | Basinworks | Portland, OR | February 2017 – present
- Design stormwater systems and 23 fish-passable culverts, all built, none washed out.
- Led a $14M flood project for 900 homes from model to ribbon.
- Run HEC-RAS and hydrology models and present them to councils in plain words.
- Mentor three graduate engineers, two of them licensed now.
+ Civil Engineer | Ingenieurbüro Rabenstein | Dresden, Germany | October 2011 – December 2016
- Retention basins and sewers for six towns; grading, drainage, tender documents.
- Supervised construction of two basins and answered 200 questions from the site.
## Selected Projects
- Alder Creek crossing: replaced a perched pipe by a 7-metre arch; coho were back in the second winter.
- Fernhill stormwater plan: 38 measures, ranked by cost for each gallon kept out of the river.
- Guidance on culvert inspection for three counties, 24 pages, mostly pictures.
## Education
Dipl.-Ing. Civil Engineering, Technische Hochschule Elbtal, 2011
## Licences
Professional Engineer, Oregon and Washington
## Skills
Civil engineering, Hydrology, Stormwater design, HEC-RAS, AutoCAD, Civil 3D, GIS, Permitting, Technical drawing, Project management, German
`,
  },
  {
    occupation: 'designer',
    city: 'Austin, TX',
    zip: '78702',
    joinedDaysAgo: 29,
    file: { type: 'pdf', name: 'zoe-papadakis-portfolio-cv.pdf', layout: 'sidebar' },
    headline: 'Product designer for tools people use all day.',
    wishes: {
      titles: ['Product Designer', 'Senior Product Designer'],
      mode: 'remote',
      places: ['Austin, TX'],
      pay: [105_000, 125_000],
      types: ['full-time', 'contract'],
    },
    vouches: [
      {
        name: 'Ravi Menon',
        email: 'ravi.menon@ledgerbird.example',
        relation: 'peer',
        company: 'Ledgerbird',
        title: 'Engineering Lead',
        state: 'confirmed',
        from: '2020-02-01',
        until: '2026-08-01',
        daysAgo: 24,
      },
    ],
    resume: `
# Zoë Papadakis
> Senior Product Designer
@ Austin, TX | zoe.papadakis@mail.example | zoepapadakis.example
## Experience
+ Senior Product Designer | Ledgerbird | Austin, TX | Feb 2020 – present
- Design the accounting workspace that 30,000 bookkeepers use all day.
- Cut the month-end flow from 41 to 12 steps; time on task fell by 55%.
- Built the design system with one engineer: 72 components, each with keyboard notes.
- Run six usability tests a quarter and make everybody watch one.
+ UX Designer | Kyma Studio | Thessaloniki, Greece | Mar 2015 – Dec 2019
- Ferry tickets, a hospital intranet, a brewery.
## Education
BA Visual Communication, Aegean School of Design, 2015
## Skills
Figma
UX design
User research
Design systems
Prototyping
Usability testing
Accessibility
Typography
Visual design
HTML
CSS
## Languages
Greek, English
`,
  },
  {
    occupation: 'social-worker',
    city: 'Milwaukee, WI',
    zip: '53208',
    joinedDaysAgo: 33,
    file: { type: 'pdf', name: 'Freeman MSW.pdf', layout: 'compact' },
    wishes: {
      titles: ['Clinical Social Worker', 'Social Worker'],
      mode: 'any',
      places: ['Milwaukee, WI', 'Chicago, IL'],
      pay: [66_000, 76_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Sister Agnes Kowal',
        email: 'akowal@mercystreet.example',
        relation: 'manager',
        company: 'Mercy Street Shelter',
        state: 'confirmed',
        from: '2014-09-01',
        until: '2018-06-30',
        daysAgo: 28,
      },
    ],
    resume: `
# Malik Freeman, MSW, LCSW
> Hospital Social Worker
@ Milwaukee, WI | malik.freeman@mail.example | 414-555-0150
## Experience
+ Social Worker | Wauwatosa Memorial | Milwaukee, WI | 07/2018 – present
- Discharge planning for two medical wards; readmissions within 30 days fell from 19% to 13%.
- Case management for 16 patients at a time, crisis intervention one night in eight.
- Built a list of 140 community resources with real waiting times.
- Supervise two interns a year.
+ Case Manager | Mercy Street Shelter | Milwaukee, WI | 09/2014 – 06/2018
- Housing support for 22 people at a time; 68% still housed after a year.
- Negotiated with 31 landlords, most of whom called again when a flat came free.
+ Youth Worker | Sherman Park Center | Milwaukee, WI | 09/2011 – 08/2014
- Evening programme for 60 young people; basketball, homework and a hot meal.
## Projects
- Trainer for crisis intervention with the city's police academy, two days a year.
## Education
MSW, Lake Country University, 2018
## Licences
LCSW, Wisconsin
## Skills
Case management, Discharge planning, Crisis intervention, Motivational interviewing, Housing support, Community resources, Patient advocacy, Documentation, Trauma-informed care
`,
  },
]
