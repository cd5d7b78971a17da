import type { DemoPerson } from '../person.ts'

export const analysts: readonly DemoPerson[] = [
  {
    occupation: 'data-analyst',
    city: 'Minneapolis, MN',
    zip: '55407',
    joinedDaysAgo: 28,
    file: { type: 'pdf', name: 'Noor Hussain - Data.pdf', layout: 'sidebar' },
    headline: 'Analyst for hospitals: readmissions, waiting times and honest charts.',
    wishes: {
      titles: ['Senior Data Analyst', 'Business Intelligence Analyst'],
      mode: 'hybrid',
      places: ['Minneapolis, MN', 'St. Paul, MN'],
      pay: [98_000, 112_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Dr. Karin Aldous',
        email: 'karin.aldous@loonlakeclinic.example',
        relation: 'client',
        company: 'Loon Lake Clinic',
        title: 'Chief of Quality',
        state: 'confirmed',
        from: '2020-01-01',
        until: '2026-06-01',
        daysAgo: 16,
      },
    ],
    resume: `
# Noor Hussain
> Senior Data Analyst
@ Minneapolis, MN | noor.hussain@mail.example | 612-555-0133
## Experience
+ Senior Data Analyst | Loon Lake Clinic | Minneapolis, MN | Jan 2020 – present
- Build readmission and waiting-time reports from SQL, R and Power BI for 40 clinicians.
- Found the discharge hour that doubled readmissions; the change saved an estimated 310 bed days a year.
- Cut 62 reports to 17 and documented every figure in them.
- Teach a statistics hour each month.
+ Data Analyst | Twin Rivers Insurance | St. Paul, MN | Jul 2016 – Dec 2019
- Claims dashboards in Tableau and Excel for 120 users.
- Automated the monthly board package with Python.
## Education
MS Statistics, Northern Plains University, 2016
## Skills
SQL
R
Power BI
Statistics
Data visualization
Healthcare data
Python
Microsoft Excel
Tableau
HIPAA
## Languages
English, Urdu, Somali (basic)
`,
  },
  {
    occupation: 'data-analyst',
    city: 'Portland, OR',
    zip: '97266',
    joinedDaysAgo: 8,
    file: { type: 'pdf', name: 'peter-okafor-lind.pdf', layout: 'plain' },
    wishes: {
      titles: ['Junior Data Analyst', 'Reporting Analyst'],
      mode: 'any',
      places: ['Portland, OR', 'Beaverton, OR'],
      pay: [60_000, 70_000],
      types: ['full-time'],
    },
    resume: `
# Peter Okafor-Lind
@ Portland, OR | peter.okaforlind@mail.example
## Experience
+ Reporting Intern | City Bikeshare Cooperative | Portland, OR | Jun 2025 – May 2026
- Built a weekly report in Excel and SQL on 900 bikes and where they end up at night.
- Found 14 stations that were always empty by nine; six were moved.
+ Library Assistant | Multnomah Square Library | Portland, OR | Sep 2022 – May 2025
- Counted visits by hour and made the chart that kept the Sunday opening.
## Education
BA Economics, Mount Tabor State University, 2025. Thesis on bus fares, with R.
## Skills
SQL, Microsoft Excel, R, Statistics, Data visualization, Tableau
`,
  },
]
