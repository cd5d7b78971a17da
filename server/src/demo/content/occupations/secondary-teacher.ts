import type { Occupation } from '../occupation.ts'

export const secondaryTeacher: Occupation = {
  key: 'secondary-teacher',
  sectors: ['school'],
  titles: {
    junior: ['Resident Teacher', 'Associate Teacher'],
    mid: ['High School Teacher', 'Secondary Teacher', 'Middle School Teacher'],
    senior: ['Senior High School Teacher', 'Senior Secondary Teacher'],
    staff_plus: ['Lead Teacher', 'Head of Department'],
  },
  pay: { per: 'year', low: 57_000, high: 79_000 },
  modes: ['onsite'],
  types: ['full-time', 'full-time', 'part-time', 'contract'],
  must: ['Lesson planning', 'Classroom management', 'Curriculum development', 'Student assessment'],
  nice: ['Google Classroom', 'ESL', 'Mentoring', 'AP instruction', 'Special education'],
  focuses: [
    {
      name: 'Mathematics',
      about: [
        'You teach Algebra I, Geometry and one section of Precalculus to classes of {22-28}. Most of our pupils say they are bad at maths in September.',
        'Mathematics with time to think: 80-minute blocks, four sections, and a department that plans one lesson a week together.',
      ],
      duties: [
        'Teach by problems first and formulas after.',
        'Run the after-school help room one afternoon a week.',
        'Write common tests with the department and mark them together.',
      ],
      must: ['Mathematics', 'Algebra'],
      nice: ['Calculus'],
    },
    {
      name: 'Biology and Chemistry',
      about: [
        'Two laboratories, a technician and {24-28} pupils a section. You teach biology to ninth grade and chemistry to eleventh.',
        'You take over a science programme in which every week has a lab and the greenhouse is not for show.',
      ],
      duties: [
        'Plan practical work that is safe and still interesting.',
        'Teach pupils to write a conclusion that follows from the data.',
        'Keep the chemical store in the order the inspector likes.',
      ],
      must: ['Biology', 'Chemistry', 'Laboratory safety'],
    },
    {
      name: 'English',
      about: [
        'You teach ninth and tenth grade English, {110-130} pupils in five sections, with a reading list that you help to write each spring.',
        'English here means writing every week and reading whole books. Class sets are bought, not copied.',
      ],
      duties: [
        'Teach writing by conference: two minutes with each pupil every week.',
        'Choose texts in which pupils meet themselves and somebody else.',
        'Direct the spring play, or find the person who will.',
      ],
      must: ['English literature', 'Writing instruction'],
      nice: ['Drama'],
    },
    {
      name: 'History',
      about: [
        'World and United States history for tenth and eleventh grade, taught from sources. You have five sections and one of them is honours.',
        'You teach history as an argument that pupils can win with evidence.',
      ],
      duties: [
        'Build units around documents and the questions they raise.',
        'Take classes to the archive, the court and the river.',
        'Coach the debate club on Thursdays if you like.',
      ],
      must: ['History', 'Social studies'],
      nice: ['Debate coaching'],
    },
    {
      name: 'Computer Science',
      about: [
        'You build up a computer science course from a lively club: two sections of introduction, one of AP, {16-22} pupils each.',
        'Our pupils have laptops and little idea of what is inside. You teach them, beginning with Python and ending with something they made.',
      ],
      duties: [
        'Teach programming in Python from the first line to a small game.',
        'Make room for those who have never coded before the others take all the seats.',
        'Work with two local firms that send mentors.',
      ],
      must: ['Python', 'Computer science'],
      nice: ['Robotics'],
    },
  ],
  duties: [
    'Mark within a week and say what to do next.',
    'Advise a group of twelve pupils through four years.',
    'Call home with good news as often as with bad.',
    'Adapt material for pupils with plans and for those new to English.',
    'Meet your department every week for an hour with an agenda.',
    'Use the gradebook so that families never have to ask.',
  ],
  team: [
    'A department of {5-9} who share lessons and a kettle.',
    'You work with counselors who have 180 pupils each, not 500.',
    'Three teachers are new this year; you start together and meet monthly.',
  ],
  firstDays: [
    'For the first term you teach one section fewer and visit colleagues instead.',
    'In the first 90 days you have a mentor in your subject, two visits a month and no extra duty.',
    'Before school opens you get two paid weeks with the curriculum and the person who wrote it.',
  ],
  asks: [
    'A state teaching licence in the subject, or a degree in it and a plan for the licence.',
    'You hold or can get a secondary endorsement before August.',
    'You know your subject well enough to be asked why.',
  ],
  offers: [
    'A published pay scale with credit for work outside schools.',
    'Five sections, two preparations, and a planning block every day.',
    'Tuition help for a master’s degree and paid summer curriculum work.',
    'Family health cover and the state pension.',
  ],
}
