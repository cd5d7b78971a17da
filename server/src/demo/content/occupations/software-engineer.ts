import type { Occupation } from '../occupation.ts'

export const softwareEngineer: Occupation = {
  key: 'software-engineer',
  sectors: ['software', 'finance', 'energy', 'retail', 'health'],
  titles: {
    junior: ['Junior Software Engineer', 'Graduate Software Engineer'],
    mid: ['Software Engineer', 'Software Developer'],
    senior: ['Senior Software Engineer', 'Senior Developer'],
    staff_plus: ['Staff Software Engineer', 'Lead Software Engineer', 'Principal Engineer'],
  },
  pay: { per: 'year', low: 112_000, high: 142_000 },
  modes: ['remote', 'remote', 'hybrid', 'hybrid', 'onsite'],
  types: ['full-time', 'full-time', 'full-time', 'contract'],
  must: ['Git', 'SQL', 'Automated testing', 'REST APIs'],
  nice: ['Docker', 'AWS', 'GraphQL', 'Kubernetes', 'CI/CD'],
  focuses: [
    {
      name: 'Backend',
      about: [
        'You work on the services behind bookings and billing: {9-16} of them, mostly TypeScript, all with an owner. Traffic doubled last year and the number of incidents did not.',
        'Backend work on a system that people notice only when it stops. You design interfaces, write migrations that can be undone and measure before you tune.',
      ],
      duties: [
        'Design and build services and the contracts between them.',
        'Write migrations that run while people are working.',
        'Find slow queries before customers do.',
      ],
      must: ['Node.js', 'TypeScript', 'PostgreSQL'],
      nice: ['Redis', 'Kafka'],
    },
    {
      name: 'Frontend',
      about: [
        'You build the screens that {4000-9000} people use all day at work. They have shortcuts for everything and opinions about each pixel.',
        'A React application of eight years, in good order. You make it faster, more accessible and a little smaller.',
      ],
      duties: [
        'Build components that work with a keyboard and a screen reader from the first day.',
        'Watch five people use what you built, each month.',
        'Keep the bundle within its budget.',
      ],
      must: ['React', 'TypeScript', 'CSS'],
      nice: ['Accessibility', 'Next.js'],
    },
    {
      name: 'Full Stack',
      about: [
        'Small team, whole features: you talk with the customer on Monday and ship on Thursday. The stack is React, Node.js and PostgreSQL, and it is boring on purpose.',
        'You own a product area from the table to the tooltip, together with a designer and {2-3} other engineers.',
      ],
      duties: [
        'Take a problem from the first call to the metric that shows it is solved.',
        'Write both sides of the wire and the test that joins them.',
        'Say no to a feature and explain it to the person who asked.',
      ],
      must: ['React', 'Node.js', 'PostgreSQL'],
      nice: ['TypeScript', 'Product discovery'],
    },
    {
      name: 'Python Services',
      sectors: ['finance', 'energy', 'health', 'software'],
      about: [
        'You write Python that moves {2-9} million records a night and explains itself when it does not.',
        'Our core is a set of Python services around one large database. You bring types, tests and calm to it.',
      ],
      duties: [
        'Build pipelines and services with FastAPI and plain SQL.',
        'Add types and tests to the parts that wake people up.',
        'Work with analysts who read your code.',
      ],
      must: ['Python', 'PostgreSQL'],
      nice: ['FastAPI', 'Airflow', 'Pandas'],
    },
    {
      name: 'Mobile',
      sectors: ['software', 'retail', 'health'],
      about: [
        'The app is rated 4.6 by people who use it in a hurry. You keep it so on two platforms with one code base.',
        'You build the mobile app that our field teams use in cellars and car parks, so it must work without a signal.',
      ],
      duties: [
        'Build features in React Native and native code where it pays.',
        'Make offline the normal case and syncing dull.',
        'Release every second week behind a flag.',
      ],
      must: ['React Native', 'TypeScript', 'Mobile development'],
      nice: ['Swift', 'Kotlin'],
    },
    {
      name: 'Java Platform',
      sectors: ['finance', 'retail', 'energy'],
      about: [
        'You look after the order platform: Java and Spring, {20-40} services, a release every day and a test suite people trust.',
        'A Java system with twelve years of history and a plan for the next five. You take pieces out of it one by one.',
      ],
      duties: [
        'Split a large service along the seams that the data shows.',
        'Raise a library by three major versions without a weekend.',
        'Review code kindly and within half a day.',
      ],
      must: ['Java', 'Spring Boot', 'Microservices'],
      nice: ['Kafka', 'Kotlin'],
    },
  ],
  duties: [
    'Review the work of others and have yours reviewed, usually the same day.',
    'Take one week of on-call in {6-9}, with a day off after it.',
    'Write short design notes before large changes.',
    'Delete code and tell us how much.',
    'Pair with a newer colleague one afternoon a week.',
    'Join support calls once a month to hear the product from outside.',
  ],
  team: [
    'You join a team of {5-8} engineers, a designer and a product manager who writes things down.',
    'Engineering is {18-46} people in four teams; you can move between them after a year.',
    'We have one standing meeting a week and answer each other in writing.',
  ],
  firstDays: [
    'You ship something small in the first week, own a service by day 30 and change its design by day 90.',
    'In the first 90 days you fix five things that annoyed you, with a partner who knows why they are so.',
    'Month one is reading and pairing, month two a feature, month three your first on-call with a second beside you.',
  ],
  asks: [
    'We care about what you built and what you learnt when it broke, not about where you studied.',
    'You write plain English and plain code.',
    'You have worked on a system with real users and somebody on call.',
  ],
  offers: [
    'A four-day week in August, 25 days off otherwise.',
    'Equipment of your choice and $1,500 a year for learning.',
    'Stock options with ten years to exercise them.',
    'Family health cover, and twelve weeks of parental leave for everybody.',
  ],
}
