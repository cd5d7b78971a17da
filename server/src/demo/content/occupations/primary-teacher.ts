import type { Occupation } from '../occupation.ts'

export const primaryTeacher: Occupation = {
  key: 'primary-teacher',
  sectors: ['school'],
  titles: {
    junior: ['Assistant Teacher', 'Resident Teacher'],
    mid: ['Elementary Teacher', 'Primary School Teacher', 'Classroom Teacher'],
    senior: ['Senior Elementary Teacher', 'Senior Classroom Teacher'],
    staff_plus: ['Lead Teacher', 'Head of Primary'],
  },
  pay: { per: 'year', low: 55_000, high: 74_000 },
  modes: ['onsite'],
  types: ['full-time', 'full-time', 'part-time'],
  must: ['Lesson planning', 'Classroom management', 'Differentiated instruction', 'Parent communication'],
  nice: ['Special education', 'Spanish', 'Google Classroom', 'First aid', 'ESL'],
  focuses: [
    {
      name: 'Kindergarten',
      about: [
        'You welcome {18-22} five-year-olds each morning with a teaching assistant at your side all day. They learn to read, to share and to button coats.',
        'Kindergarten here is play with a plan. Rooms open onto a garden, and nap time still exists for those who want it.',
      ],
      duties: [
        'Teach early phonics in small groups while the others build, paint and argue.',
        'Observe each child weekly and write down one thing that surprised you.',
        'Welcome families at the door every day.',
      ],
      must: ['Early childhood education', 'Phonics'],
    },
    {
      name: 'Grade 2',
      about: [
        'Second grade is when reading becomes reading to learn. You teach all core subjects to {19-24} children who ask excellent questions.',
        'You take over a second-grade class with a partner next door, a shared plan and a library that children may enter whenever it is open.',
      ],
      duties: [
        'Teach reading in groups that change every six weeks.',
        'Use number talks to hear how children think, not only what they answer.',
        'Meet each family at home or by phone before October.',
      ],
      must: ['Literacy instruction', 'Phonics'],
    },
    {
      name: 'Grade 4',
      about: [
        'Nine-year-olds, fractions, the water cycle and a play in May. You teach everything but music and sport to a class of {20-25}.',
        'Our fourth grade works in projects of six weeks. You plan them with two colleagues and one afternoon a week without pupils.',
      ],
      duties: [
        'Plan science and social studies as one project with something to show at the end.',
        'Teach fractions until they are boring.',
        'Give written feedback that a child can act on the same day.',
      ],
      must: ['Project-based learning', 'Student assessment'],
    },
    {
      name: 'Dual Language',
      about: [
        'Half of the day is in Spanish and half in English, for {20-24} children of whom half speak each at home. You teach the Spanish half of two classes.',
        'The dual-language strand has grown from one class to six. You join two colleagues at your grade and share one curriculum in two languages.',
      ],
      duties: [
        'Teach literacy and science in Spanish to mixed groups.',
        'Plan bridging lessons with the English partner teacher each week.',
        'Translate less and model more.',
      ],
      must: ['Spanish', 'Bilingual education', 'Literacy instruction'],
    },
    {
      name: 'Learning Support',
      about: [
        'You teach small groups and single children, in the classroom rather than out of it, on a caseload of {14-20} with individual plans.',
        'Learning support here means that you are in the room before a child falls behind. You share planning time with each class teacher.',
      ],
      duties: [
        'Write and review individual education plans with families and specialists.',
        'Co-teach two blocks a day and run two small groups.',
        'Track progress every three weeks and change what does not work.',
      ],
      must: ['Special education', 'IEP development'],
      nice: ['Behaviour support'],
    },
  ],
  duties: [
    'Plan with your grade partner in a protected weekly hour.',
    'Keep a calm room with routines that children can explain to a visitor.',
    'Assess three times a year and every day.',
    'Take part in one school event a term, and not in all of them.',
    'Work with the counselor when something at home shows in class.',
    'Share your lessons in the common drive and borrow freely.',
  ],
  team: [
    'The school has {22-38} teachers and a principal who covers classes when somebody is ill.',
    'Each new teacher has a mentor in the next room for two years.',
    'Specialists for music, art, sport and library teach eight lessons a week, which is your planning time.',
  ],
  firstDays: [
    'You are paid for two weeks of preparation before the first day, and your mentor is in your room twice a week until winter.',
    'In the first 90 days nobody observes you for a grade; your mentor visits, and you visit three colleagues.',
    'The first term is about knowing the children. We talk about data in January.',
  ],
  asks: [
    'A state teaching licence with an elementary endorsement, or one in progress.',
    'You are licensed, like children of this age and can say why.',
    'A current licence or a clear way to it; we help with transfers from other states.',
  ],
  offers: [
    'Salary by the published schedule, with every year of experience counted.',
    'Fully paid health insurance for you and half for your family.',
    'A classroom budget of $600, so that you do not buy crayons.',
    'No meetings on Fridays and no e-mail expected after five.',
  ],
}
