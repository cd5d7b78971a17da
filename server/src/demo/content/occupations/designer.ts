import type { Occupation } from '../occupation.ts'

export const designer: Occupation = {
  key: 'designer',
  sectors: ['agency', 'software', 'retail', 'nonprofit'],
  titles: {
    junior: ['Junior Designer', 'Junior Product Designer'],
    mid: ['Product Designer', 'Graphic Designer', 'UX Designer'],
    senior: ['Senior Product Designer', 'Senior Designer'],
    staff_plus: ['Lead Designer', 'Design Director'],
  },
  pay: { per: 'year', low: 78_000, high: 104_000 },
  modes: ['remote', 'hybrid', 'hybrid', 'onsite'],
  types: ['full-time', 'full-time', 'contract', 'part-time'],
  must: ['Figma', 'Visual design', 'Typography', 'Prototyping'],
  nice: ['Adobe Illustrator', 'HTML', 'CSS', 'Motion design', 'Accessibility'],
  focuses: [
    {
      name: 'Product',
      sectors: ['software', 'retail'],
      about: [
        'You design tools for people who use them {6-8} hours a day. Delight is when nothing gets in the way.',
        'One product, two teams and many forms. You make the hard parts short.',
      ],
      duties: [
        'Take part from the question on, not from the mock-up on.',
        'Prototype with real data, also the ugly kind.',
        'Sit with engineers until it is built.',
      ],
      must: ['UX design', 'User research'],
    },
    {
      name: 'Brand',
      about: [
        'You look after the brands of {5-9} clients and start two from nothing each year.',
        'Identity work for organisations that cannot afford to be vague: clinics, schools, a brewery.',
      ],
      duties: [
        'Develop marks, type and colour that last longer than a trend.',
        'Write guidelines people can follow in a hurry.',
        'Present one idea well, not three badly.',
      ],
      must: ['Brand identity', 'Adobe Illustrator', 'Adobe InDesign'],
    },
    {
      name: 'Design Systems',
      sectors: ['software'],
      about: [
        'About {60-120} components, three products and one of you to keep them honest.',
        'You own the system that other designers rely on, in Figma and, with an engineer, in code.',
      ],
      duties: [
        'Design components with all of their states.',
        'Write usage notes with a reason in each.',
        'Test with a keyboard and a screen reader.',
      ],
      must: ['Design systems', 'Accessibility'],
      nice: ['Design tokens'],
    },
    {
      name: 'Marketing',
      about: [
        'Campaigns, landing pages, packaging, the fair stand: you do {3-5} of these a month and do them properly.',
        'You are the designer in a marketing team that writes good briefs.',
      ],
      duties: [
        'Design for web, print and social from one idea.',
        'Prepare files that printers do not call about.',
        'Direct photography twice a quarter.',
      ],
      must: ['Adobe Photoshop', 'Adobe InDesign'],
    },
    {
      name: 'Research',
      sectors: ['software', 'agency'],
      about: [
        'You plan and run {3-4} studies a quarter and make sure that somebody acts on them.',
        'Half researcher, half designer. You bring the user into the room, sometimes in person.',
      ],
      duties: [
        'Recruit people who are unlike us.',
        'Run interviews and usability tests.',
        'Turn findings into a change within a month.',
      ],
      must: ['User research', 'Usability testing', 'UX design'],
    },
  ],
  duties: [
    'Join the weekly critique and bring unfinished work.',
    'Name layers as if somebody else would open the file.',
    'Check contrast before anybody asks.',
    'Write the words in the interface with the editor.',
    'Estimate honestly.',
    'Keep an archive of what was tried and dropped.',
  ],
  team: [
    'Design is {3-8} people with different strengths.',
    'You work with engineers who care about spacing.',
    'Your lead protects two mornings a week without meetings.',
  ],
  firstDays: [
    'In the first 90 days you ship one small thing a month and watch people use it.',
    'Week one you tidy a file, week four you present, week twelve you own an area.',
    'By day 90 you have changed one habit of ours.',
  ],
  asks: [
    'A portfolio with the thinking in it and one project that failed.',
    'You can explain a decision without the word “clean”.',
    'Four projects are enough, show us what you did yourself.',
  ],
  offers: [
    'A screen that is good enough, and fonts that are licensed.',
    'Remote or studio, as you like, with two weeks a year together.',
    'Freelance work on the side is fine, we only ask to know.',
    'Health cover and 22 days off.',
  ],
}
