import type { Occupation } from '../occupation.ts'

export const sales: Occupation = {
  key: 'sales',
  sectors: ['software', 'retail', 'manufacturing', 'auto', 'finance', 'energy'],
  titles: {
    junior: ['Junior Sales Representative', 'Sales Development Representative'],
    mid: ['Sales Representative', 'Account Executive', 'Account Manager'],
    senior: ['Senior Account Executive', 'Senior Sales Representative'],
    staff_plus: ['Sales Team Lead', 'Head of Sales'],
  },
  pay: { per: 'year', low: 68_000, high: 92_000 },
  modes: ['hybrid', 'remote', 'onsite'],
  types: ['full-time', 'full-time', 'full-time', 'contract'],
  must: ['Sales', 'CRM', 'Negotiation', 'Account management'],
  nice: ['Salesforce', 'HubSpot', 'Presentation skills', 'Cold calling', 'Forecasting'],
  focuses: [
    {
      name: 'Mid-Market',
      sectors: ['software', 'finance'],
      about: [
        'You sell to firms of 200 to 2,000 people who replace something that half works. A deal takes {6-11} weeks and five people.',
        'Mid-market sales with inbound leads for half of your number. You find the other half with help from a researcher.',
      ],
      duties: [
        'Run discovery calls in which you speak less than half of the time.',
        'Write proposals that name the risk as well as the gain.',
        'Forecast honestly, also in the last week of the quarter.',
      ],
      must: ['Salesforce', 'B2B sales'],
    },
    {
      name: 'Key Accounts',
      sectors: ['software', 'manufacturing', 'energy', 'finance'],
      about: [
        'You look after {12-25} customers who have been with us for years and want to know what comes next.',
        'Key accounts are the third of our customers that make up most of the work. You know their plans before their renewal.',
      ],
      duties: [
        'Hold a review twice a year with each customer and bring something new.',
        'Bring in engineers and service early.',
        'Renew without a discount by showing what was delivered.',
      ],
      must: ['B2B sales', 'Customer retention'],
    },
    {
      name: 'Showroom',
      sectors: ['retail', 'auto'],
      about: [
        'People come in to look and stay when somebody listens. You advise {8-14} customers a day, without a script and without pressure.',
        'A showroom where nobody is approached in the first minute. You know the products because you use them.',
      ],
      duties: [
        'Ask what it is for before you show anything.',
        'Prepare offers while the customer drinks a coffee.',
        'Follow up the next day, once.',
      ],
      must: ['Retail sales', 'Customer service'],
    },
    {
      name: 'Field Sales',
      sectors: ['manufacturing', 'energy', 'auto'],
      about: [
        'Three days a week on the road between workshops and plants in a territory you can drive in two hours.',
        'Field sales of technical products to people who know more than most sellers. You learn, then you advise. {40-70} active customers, and room for more.',
      ],
      duties: [
        'Plan visits so that nobody sees you only when you want something.',
        'Demonstrate on the customer’s own part.',
        'Report what competitors do better.',
      ],
      must: ['B2B sales', 'Technical sales', 'Driving licence'],
    },
    {
      name: 'Inside Sales',
      sectors: ['software', 'retail', 'energy', 'finance'],
      about: [
        'You answer people who asked us to call, {18-30} a day, and find out quickly whether we can help.',
        'Inside sales with warm leads and a fair target. Calls are recorded for you, not for your manager.',
      ],
      duties: [
        'Qualify by need, and say so when another product fits better.',
        'Book meetings that both sides want.',
        'Keep the records clean enough for the next person.',
      ],
      must: ['Cold calling', 'Lead qualification'],
    },
  ],
  duties: [
    'Keep the pipeline true and small.',
    'Work with marketing on what customers really ask.',
    'Hand over to delivery in person.',
    'Learn one customer’s trade in depth each quarter.',
    'Share lost deals in the monthly hour.',
    'Negotiate terms that both sides would sign again.',
  ],
  team: [
    'A team of {5-12} sellers, one engineer and one person who writes offers.',
    'Commission is the same for everybody and has not been changed in mid-year.',
    'You report to a head of sales who carries a number too.',
  ],
  firstDays: [
    'In the first 90 days there is no target: you listen to 40 calls, run ten and close one.',
    'Month one product, month two riding along, month three your own list.',
    'By day 90 you can explain what we do badly.',
  ],
  asks: [
    'Two years of selling something you could explain to a child.',
    'You write short e-mails and keep promises made in them.',
    'A sense of when to stop talking.',
  ],
  offers: [
    'Base pay is 70% of the whole, commission has no cap and no cliff.',
    'Company car or mileage, phone and a quiet desk.',
    'Guaranteed commission for the first three months.',
    'Health cover and 22 days off that people really take.',
  ],
}
