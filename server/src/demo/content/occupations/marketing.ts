import type { Occupation } from '../occupation.ts'

export const marketing: Occupation = {
  key: 'marketing',
  sectors: ['software', 'retail', 'agency', 'nonprofit', 'food'],
  titles: {
    junior: ['Marketing Assistant', 'Junior Marketing Specialist'],
    mid: ['Marketing Specialist', 'Marketing Manager', 'Content Marketer'],
    senior: ['Senior Marketing Manager', 'Senior Marketing Specialist'],
    staff_plus: ['Head of Marketing', 'Marketing Lead'],
  },
  pay: { per: 'year', low: 64_000, high: 84_000 },
  modes: ['hybrid', 'remote', 'hybrid', 'onsite'],
  types: ['full-time', 'full-time', 'part-time', 'contract'],
  must: ['Content marketing', 'Copywriting', 'Google Analytics', 'Campaign management'],
  nice: ['HubSpot', 'Canva', 'SEO', 'Photography', 'WordPress'],
  focuses: [
    {
      name: 'Content',
      about: [
        'You write the pieces that customers forward to each other: {3-5} a month, each with somebody real in it.',
        'Content here starts with an interview. You find the story, write it and see whether anybody read to the end.',
      ],
      duties: [
        'Interview customers and write what they said, not what we hoped.',
        'Keep an editorial calendar with empty spaces in it.',
        'Edit colleagues gently.',
      ],
      must: ['SEO', 'Editing'],
    },
    {
      name: 'Performance',
      about: [
        'You spend {30-90} thousand dollars a month as if it were your own and can show what came back.',
        'Paid search and social with a clear aim: fewer clicks and better ones.',
      ],
      duties: [
        'Plan, run and stop campaigns on search and social.',
        'Test one idea at a time and write down the result.',
        'Build landing pages with the designer and cut what does not help.',
      ],
      must: ['Google Ads', 'A/B testing'],
      nice: ['Meta Ads'],
    },
    {
      name: 'Brand and Social',
      about: [
        'You are the voice people hear before they know us, on {4-5} channels, with a photographer one day a week.',
        'Brand work for people who would rather show than claim. You keep the tone and the archive.',
      ],
      duties: [
        'Post less, answer more.',
        'Brief designers and photographers in half a page.',
        'Handle criticism in public, with patience.',
      ],
      must: ['Social media marketing', 'Brand management'],
    },
    {
      name: 'E-mail and CRM',
      sectors: ['retail', 'software', 'nonprofit'],
      about: [
        'About {40-180} thousand people have asked to hear from us. You make sure that they are glad they did.',
        'You own the e-mail programme from welcome to goodbye, with an unsubscribe link that works.',
      ],
      duties: [
        'Write and segment campaigns and respect those who do not open them.',
        'Build journeys that stop when the person has bought.',
        'Report what people did, not what they opened.',
      ],
      must: ['Email marketing', 'CRM'],
      nice: ['Mailchimp', 'Klaviyo'],
    },
    {
      name: 'Events and Community',
      sectors: ['nonprofit', 'food', 'agency', 'software'],
      about: [
        'You run {10-18} events a year, from breakfast for twenty to a street festival, and the list of people who come back.',
        'Community is a calendar and a memory for names. You bring both.',
      ],
      duties: [
        'Plan events with a budget on one page.',
        'Find partners and speakers who are not always the same.',
        'Collect what people said and change the next one.',
      ],
      must: ['Event planning', 'Social media marketing'],
    },
  ],
  duties: [
    'Report monthly on three figures.',
    'Work with sales on one shared list.',
    'Keep the website true.',
    'Brief and pay freelancers on time.',
    'Check claims with the people who have to keep them.',
    'Learn from one campaign of somebody else each week.',
  ],
  team: [
    'Marketing is {3-7} people and one dog.',
    'You sit next to design and across from sales.',
    'Your manager edits with questions.',
  ],
  firstDays: [
    'In the first 90 days you talk with 15 customers, take over one channel and end one campaign.',
    'Month one is listening, month two fixing, month three your first plan.',
    'By day 90 you have shipped something with your name under it.',
  ],
  asks: [
    'Show us one thing you wrote and one you cut.',
    'You can read a table and a room.',
    'Experience in a small team, where nobody else will do it.',
  ],
  offers: [
    'Three office days a week, or fewer if you live far away.',
    'A budget for books, courses and one conference a year.',
    '20 days off and the week of your birthday without meetings.',
    'Health cover and a share of profit in good years.',
  ],
}
