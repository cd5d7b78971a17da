import type { DemoPerson } from '../person.ts'

export const servicePeople: readonly DemoPerson[] = [
  {
    occupation: 'primary-teacher',
    city: 'Portland, OR',
    zip: '97206',
    joinedDaysAgo: 36,
    file: { type: 'pdf', name: 'Siobhan Kelleher Teacher.pdf', layout: 'classic' },
    headline: 'Second grade teacher. Everybody reads by spring.',
    wishes: {
      titles: ['Elementary Teacher', 'Primary School Teacher'],
      mode: 'onsite',
      places: ['Portland, OR', 'Gresham, OR'],
      pay: [62_000, 72_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Principal Joan Reyes',
        email: 'joan.reyes@oakgroveschool.example',
        relation: 'manager',
        company: 'Oak Grove School',
        title: 'Principal',
        state: 'confirmed',
        from: '2018-08-01',
        until: '2026-06-30',
        comment: 'Parents ask for her class before their children can walk.',
        daysAgo: 29,
      },
    ],
    resume: `
# Siobhan Kelleher
> Elementary Teacher, Grade 2
@ Portland, OR | siobhan.kelleher@mail.example | 503-555-0166
## Teaching Experience
+ Second Grade Teacher | Oak Grove School | Milwaukie, OR | August 2018 – present
- Teach 22 children in all core subjects; 91% read at grade level in spring, from 58% in autumn.
- Wrote the school’s phonics sequence with two colleagues; it is in its fourth year.
- Home visit to every family before October.
- Mentor to five new teachers.
+ Assistant Teacher | St. Finbarr’s National School | Cork, Ireland | September 2014 – June 2017
- Small groups in literacy and English for newcomers.
- Ran the homework club for 40 children with six parents.
## Professional Development
- Certified trainer for early reading assessment, 2022
- Summer course in mathematics for teachers, three years in a row
- Presented "Home visits without fear" at the Oregon primary teachers' day, 2024
## Education
Master of Arts in Teaching, Mount Tabor State University, 2018
B.Ed., Lee Valley College, Cork, 2014
## Licences
Oregon Preliminary Teaching License, Elementary Multiple Subjects, to 2028
## Skills
Lesson planning, Phonics, Literacy instruction, Classroom management, Differentiated instruction, Parent communication, ESL, Google Classroom, Mentoring
`,
  },
  {
    occupation: 'primary-teacher',
    city: 'San Antonio, TX',
    zip: '78207',
    joinedDaysAgo: 18,
    file: { type: 'pdf', name: 'rosa delgadillo cv.pdf', layout: 'modern' },
    wishes: {
      titles: ['Bilingual Teacher', 'Elementary Teacher'],
      mode: 'onsite',
      places: ['San Antonio, TX'],
      pay: [56_000, 64_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Carmen Ochoa',
        email: 'carmen.ochoa@missiontrailschool.example',
        relation: 'peer',
        company: 'Mission Trail School',
        state: 'confirmed',
        from: '2020-08-01',
        until: '2026-05-30',
        daysAgo: 9,
      },
    ],
    resume: `
# Rosa Delgadillo
> Bilingual Elementary Teacher
@ San Antonio, TX | rosa.delgadillo@mail.example | 210-555-0107
## Experience
+ Bilingual Teacher, Grade 1 | Mission Trail School | San Antonio, TX | Aug 2020 – present
- Teach the Spanish half of two dual-language classes, 44 children in all.
- Raised the share of children who read in both languages from 47% to 78%.
- Lead the family reading evening with 120 guests.
+ Preschool Teacher | Casa de los Niños | Laredo, TX | Aug 2016 – Jun 2020
- Early childhood education for groups of 15.
## Education
BA Bilingual Education, Rio Bravo University, 2016
## Certifications
Texas EC-6 Bilingual Generalist
## Skills
Bilingual education, Spanish, Literacy instruction, Phonics, Lesson planning, Classroom management, Early childhood education, Parent communication
`,
  },
  {
    occupation: 'secondary-teacher',
    city: 'Chicago, IL',
    zip: '60640',
    joinedDaysAgo: 39,
    file: { type: 'docx', name: 'Abramov_Daniel_Math.docx', layout: 'modern' },
    wishes: {
      titles: ['High School Teacher', 'Mathematics Teacher'],
      mode: 'onsite',
      places: ['Chicago, IL'],
      pay: [70_000, 82_000],
      types: ['full-time'],
    },
    resume: `
# Daniel Abramov
> High School Mathematics Teacher
@ Chicago, IL | daniel.abramov@mail.example | 773-555-0178
## Experience
+ Mathematics Teacher | Ravenswood High School | Chicago, IL | August 2012 – present
- Teach Algebra I, Geometry and AP Calculus to 130 pupils a year.
- AP Calculus pass rate rose from 52% to 81% while the course doubled in size.
- Head of department for six years; wrote common tests with eight colleagues.
- Started a help room that 60 pupils use each week.
+ Actuarial Analyst | Lakefront Mutual | Chicago, IL | June 2009 – July 2012
- Pricing models in Excel and R.
## Education
MAT Mathematics, Prairie State University, 2012
BS Mathematics, Prairie State University, 2009
## Licences
Illinois Professional Educator License, Mathematics 9-12
## Skills
Mathematics, Algebra, Calculus, AP instruction, Lesson planning, Curriculum development, Student assessment, Classroom management, Mentoring
`,
  },
  {
    occupation: 'cook',
    city: 'Portland, OR',
    zip: '97212',
    joinedDaysAgo: 15,
    file: { type: 'pdf', name: 'JB Koffi Sous Chef.pdf', layout: 'sidebar' },
    wishes: {
      titles: ['Sous Chef', 'Head Chef'],
      mode: 'onsite',
      places: ['Portland, OR', 'Vancouver, WA'],
      pay: [52_000, 62_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Chef Dana Whitlow',
        email: 'dana@riverandrye.example',
        relation: 'manager',
        company: 'River and Rye',
        state: 'confirmed',
        from: '2020-09-01',
        until: '2026-08-01',
        daysAgo: 10,
      },
    ],
    resume: `
# Jean-Baptiste Koffi
> Sous Chef
@ Portland, OR | jb.koffi@mail.example | 971-555-0128
## Experience
+ Sous Chef | River and Rye | Portland, OR | Sep 2020 – present
- Run the line for 180 covers on Fridays with a crew of seven.
- Brought food cost from 34% to 28% by planning the menu from the market.
- Wrote the allergen sheet that nobody has had to correct.
- Trained four line cooks, two of whom lead kitchens now.
+ Line Cook | Brasserie du Plateau | Abidjan, Côte d'Ivoire | Jan 2014 – Jul 2020
- Grill, sauces and pastry in a house of 90 seats.
## Education
CAP Cuisine, Lycée Hôtelier de Yopougon, 2013
## Certificates
ServSafe Manager, 2024
## Skills
Line cooking
Grilling
Menu planning
Food safety
Allergen management
Inventory management
Knife skills
Catering
## Languages
French, English, Baoulé
`,
  },
  {
    occupation: 'cook',
    city: 'Denver, CO',
    zip: '80219',
    joinedDaysAgo: 7,
    file: { type: 'pdf', name: 'scan0001.pdf', layout: 'plain' },
    wishes: {
      titles: ['Line Cook'],
      mode: 'onsite',
      places: ['Denver, CO'],
      types: ['full-time', 'part-time'],
    },
    resume: `
# Marisol Vega
@ Denver CO | marisol.vega@mail.example | 303-555-0120
## WORK
+ Line cook | Taqueria La Luz | Denver | 2023-present
- Responsible for grill
- Prep and cleaning
+ Dishwasher, prep | Hotel Platte | Denver | 2021-2023
- Responsible for dishes
## OTHER
Food handler card. Speak Spanish and English.
`,
  },
]
