import type { Occupation } from '../occupation.ts'

export const truckDriver: Occupation = {
  key: 'truck-driver',
  sectors: ['logistics', 'construction', 'retail', 'food'],
  titles: {
    junior: ['Trainee Truck Driver', 'Junior Delivery Driver'],
    mid: ['Truck Driver', 'CDL A Driver', 'Delivery Driver'],
    senior: ['Senior Truck Driver', 'Senior CDL Driver'],
    staff_plus: ['Lead Driver', 'Driver Team Lead'],
  },
  pay: { per: 'hour', low: 26, high: 33 },
  modes: ['onsite'],
  types: ['full-time', 'full-time', 'part-time', 'contract'],
  must: ['Commercial driving licence', 'Vehicle inspection', 'DOT regulations', 'Safe driving'],
  nice: ['Hazmat endorsement', 'Forklift operation', 'Customer service', 'Tanker endorsement'],
  focuses: [
    {
      name: 'Regional',
      sectors: ['logistics'],
      about: [
        'You drive {380-520} miles a day and sleep at home on most nights. Routes repeat, and docks know you.',
        'Regional freight with no-touch loads and trucks under four years old. Two nights out a week at most.',
      ],
      duties: [
        'Drive dry van loads within three states.',
        'Inspect before and after, and write down what you see.',
        'Keep hours in the electronic log honest, and tell dispatch when a plan does not fit them.',
      ],
      must: ['Electronic logging', 'Route planning'],
    },
    {
      name: 'Local Delivery',
      sectors: ['logistics', 'retail', 'food'],
      about: [
        'You make {12-18} stops a day with a lift gate and a helper, and you are the only one of us most customers ever meet.',
        'Local routes, out at five and back by two. You know the back doors of half the town.',
      ],
      duties: [
        'Load in the order of the route and secure it.',
        'Deliver inside, get the signature and take the empties.',
        'Settle small problems at the door and call about large ones.',
      ],
      must: ['Customer service', 'Route planning'],
      nice: ['Pallet jack'],
    },
    {
      name: 'Flatbed',
      sectors: ['construction', 'logistics'],
      about: [
        'Steel, timber and the occasional boat. You secure loads that differ each day and take pride in straps.',
        'Flatbed for building sites within {90-140} miles. You plan the approach before you leave the yard.',
      ],
      duties: [
        'Secure and tarp by the rules and by judgement.',
        'Work with crane crews and keep people clear.',
        'Walk the site before you drive onto it.',
      ],
      must: ['Load securement', 'Flatbed'],
    },
    {
      name: 'Mixer and Tipper',
      sectors: ['construction'],
      about: [
        'You bring concrete that cannot wait to people who do. Days start early and end early, and winter is quieter.',
        'You drive a {6-8}-year-old tipper that is better kept than most cars, between three quarries and a dozen sites.',
      ],
      duties: [
        'Place the load where the site lead points and where it is safe.',
        'Wash out, grease and report wear.',
        'Keep tickets in order, because they are the invoice.',
      ],
      must: ['Load securement', 'Heavy equipment'],
    },
  ],
  duties: [
    'Do the walk-around as if your family were in the next lane.',
    'Call dispatch early rather than late.',
    'Fuel by plan and drive gently: we share the saving.',
    'Keep the cab in a state in which a colleague can take it.',
    'Join the quarterly safety hour, which is paid.',
    'Help newer drivers to back into the tight docks.',
  ],
  team: [
    'The fleet has {18-44} trucks and two dispatchers who used to drive.',
    'Each driver has an assigned truck.',
    'Mechanics are on site and take your notes seriously.',
  ],
  firstDays: [
    'Two weeks with a driver trainer, then your own route; after 90 days you can bid on others.',
    'In the first 90 days you learn five routes and choose two.',
    'The first month is paid by the hour, whatever happens on the road.',
  ],
  asks: [
    'A class A licence, a current medical card and a record we can talk about.',
    'A CDL with a year of experience; new licences are welcome on local routes.',
    'You are at least 21 and pass the DOT screening.',
  ],
  offers: [
    'Paid from the gate to the gate, waiting time included.',
    'Safety bonus of $400 a quarter.',
    'Home every weekend, and that is in the contract.',
    'Medical, dental and a 401(k) with a 4% match.',
  ],
}
