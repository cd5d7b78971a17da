import type { Occupation } from '../occupation.ts'

export const customerSupport: Occupation = {
  key: 'customer-support',
  sectors: ['software', 'retail', 'logistics', 'finance', 'energy'],
  titles: {
    junior: ['Customer Support Trainee', 'Junior Support Agent'],
    mid: ['Customer Support Specialist', 'Customer Service Representative', 'Support Agent'],
    senior: ['Senior Customer Support Specialist', 'Senior Support Engineer'],
    staff_plus: ['Customer Support Lead', 'Head of Support'],
  },
  pay: { per: 'hour', low: 21, high: 27 },
  modes: ['remote', 'remote', 'hybrid', 'onsite'],
  types: ['full-time', 'full-time', 'part-time', 'contract'],
  must: ['Customer service', 'Written communication', 'Conflict resolution', 'Ticketing systems'],
  nice: ['Zendesk', 'Spanish', 'CRM', 'Microsoft Excel', 'SQL'],
  focuses: [
    {
      name: 'Chat and E-mail',
      about: [
        'You answer {35-55} people a day in writing. There are no scripts, only examples of good answers.',
        'Customers write at the end of their patience. You read twice, answer once and close the loop.',
      ],
      duties: [
        'Solve the problem behind the question.',
        'Write answers that others can reuse.',
        'Mark what the product team should fix and follow it up.',
      ],
      must: ['Zendesk', 'Live chat'],
    },
    {
      name: 'Phone',
      about: [
        'People still call when it matters. You take {30-45} calls a day and nobody times them.',
        'Phone support for customers who moved house, lost a parcel or do not understand a bill. You have the right to refund up to $150 on your own word.',
      ],
      duties: [
        'Listen to the end.',
        'Decide within your limits and say what happens next.',
        'Note the call so that nobody has to tell it again.',
      ],
      must: ['Call handling', 'CRM'],
    },
    {
      name: 'Technical',
      sectors: ['software', 'energy'],
      about: [
        'You take what the first line cannot solve: {8-14} cases a day, logs attached. Engineers sit two desks or one message away.',
        'Technical support for a product with an API. You reproduce, explain and write the bug report that gets fixed.',
      ],
      duties: [
        'Reproduce faults and write clear reports.',
        'Read logs and queries, and ask for access only when needed.',
        'Write guides with a screenshot that is still right.',
      ],
      must: ['Troubleshooting', 'SQL'],
      nice: ['REST APIs', 'Linux'],
    },
    {
      name: 'Billing',
      sectors: ['finance', 'energy', 'software'],
      about: [
        'Bills are where trust is lost. You explain {30-50} of them a day and correct those that are wrong.',
        'You handle payments, disputes and payment plans for people who would rather not need one.',
      ],
      duties: [
        'Explain charges in words, line by line.',
        'Set up payment plans that people can keep.',
        'Find patterns in disputes and take them to finance.',
      ],
      must: ['Billing', 'Microsoft Excel'],
    },
    {
      name: 'Success',
      sectors: ['software', 'logistics'],
      about: [
        'You look after {50-90} smaller customers in their first year and call before they do.',
        'Customer success without slides: you help people to get the thing working and leave.',
      ],
      duties: [
        'Lead set-up calls and write the plan afterwards.',
        'Watch usage and reach out when it drops.',
        'Bring three customer wishes a month to the product team.',
      ],
      must: ['Customer onboarding', 'Account management'],
    },
  ],
  duties: [
    'Keep the help pages right, two edits a week.',
    'Join the Monday review of hard cases.',
    'Help to train new colleagues.',
    'Cover one weekend in {5-6}.',
    'Escalate early, with all that is known.',
    'Say thank you for complaints, because they are data.',
  ],
  team: [
    'Support is {8-18} people in three time zones.',
    'Your lead answers tickets every day.',
    'Two of the product managers came from this team.',
  ],
  firstDays: [
    'Two weeks of training, two weeks with a buddy, then your own queue. At 90 days you choose a specialty.',
    'In the first 90 days quality counts and speed does not.',
    'You use the product as a customer for the first week.',
  ],
  asks: [
    'You write well and type faster than you get annoyed.',
    'Experience with customers of any kind: shop, café, clinic.',
    'You are patient and can show it in writing.',
  ],
  offers: [
    'Work from home with equipment and $50 a month for the line.',
    'Shifts fixed for a quarter, swapped among yourselves.',
    'Paid breaks away from the screen.',
    'Health cover from day one, 18 days off.',
  ],
}
