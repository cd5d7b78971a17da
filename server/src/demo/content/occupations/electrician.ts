import type { Occupation } from '../occupation.ts'

export const electrician: Occupation = {
  key: 'electrician',
  sectors: ['energy', 'construction', 'manufacturing'],
  titles: {
    junior: ['Apprentice Electrician', 'Electrician Helper'],
    mid: ['Electrician', 'Journeyman Electrician'],
    senior: ['Senior Electrician', 'Master Electrician'],
    staff_plus: ['Lead Electrician', 'Electrical Superintendent'],
  },
  pay: { per: 'hour', low: 36, high: 46 },
  modes: ['onsite'],
  types: ['full-time', 'full-time', 'contract'],
  must: ['Electrical wiring', 'National Electrical Code', 'Blueprint reading', 'Troubleshooting'],
  nice: ['OSHA 30', 'Fire alarm systems', 'Arc flash safety', 'Forklift operation'],
  focuses: [
    {
      name: 'Industrial',
      sectors: ['energy', 'manufacturing'],
      about: [
        'You keep pumps, conveyors and {40-90} motor control centres running on a site that works around the clock. Most of the job is finding the fault before the shift supervisor calls.',
        'Our plant runs on 480 volts and patience. You maintain drives, panels and sensors, and you have a say in what is replaced during the yearly shutdown.',
      ],
      duties: [
        'Trace faults in control circuits with a meter and a drawing, in that order.',
        'Maintain variable-frequency drives and motor starters on a planned schedule.',
        'Lock out, tag out and test dead before anybody touches anything.',
      ],
      must: ['Motor controls', 'PLC', 'Lockout/tagout'],
      nice: ['Variable-frequency drives'],
    },
    {
      name: 'Commercial',
      sectors: ['construction'],
      about: [
        'We wire schools, clinics and mid-rise offices, usually three sites at a time within an hour of the shop. You run a floor from rough-in to trim with one apprentice.',
        'Commercial work with a steady crew: {6-10} electricians, one superintendent and drawings that arrive before the material does.',
      ],
      duties: [
        'Bend and run EMT, pull feeders and terminate panels to the drawing.',
        'Lay out a floor from the plans and flag clashes with ductwork early.',
        'Walk the inspector through the work yourself.',
      ],
      must: ['Conduit bending', 'Panel installation'],
      nice: ['Lighting controls'],
    },
    {
      name: 'Residential Service',
      sectors: ['construction', 'energy'],
      about: [
        'You drive your own stocked van to {4-6} homes a day: panels, car chargers, heat pumps and the light that has flickered since March.',
        'Service work for people who live in old houses. You explain what is wrong, what it costs and what can wait, and the customer decides.',
      ],
      duties: [
        'Upgrade panels and install chargers and heat-pump circuits to code.',
        'Quote on the spot from a fixed price book.',
        'Leave the room cleaner than it was.',
      ],
      must: ['Panel installation', 'Customer service', 'Driving licence'],
      nice: ['EV charger installation'],
    },
    {
      name: 'Solar and Storage',
      sectors: ['energy'],
      about: [
        'You commission rooftop and carport systems between 50 and {400-900} kilowatts and the batteries beside them, from the combiner box to the meter.',
        'Solar crews of four, one project at a time. You do the electrical side, and the roof is somebody else’s.',
      ],
      duties: [
        'Wire strings, inverters and disconnects and test insulation before energising.',
        'Commission battery storage with the manufacturer on the line.',
        'Write the hand-over file that the owner will open in ten years.',
      ],
      must: ['Solar installation', 'Conduit bending'],
      nice: ['NABCEP', 'Battery storage'],
    },
    {
      name: 'Substation',
      sectors: ['energy'],
      about: [
        'You maintain breakers, relays and transformers in {18-32} substations across two counties, always in pairs.',
        'Substation work is slow until it is not. You test protection, keep records that others rely on, and take one week of standby in six.',
      ],
      duties: [
        'Test and calibrate protective relays and write down what you found, not what you expected.',
        'Maintain breakers, batteries and transformers by the yearly plan.',
        'Switch under a written order with a second person reading it aloud.',
      ],
      must: ['High voltage', 'Protective relays', 'Lockout/tagout'],
      nice: ['Commercial driving licence'],
    },
  ],
  duties: [
    'Read drawings and mark up what was really built.',
    'Order material two days ahead and keep the van in order.',
    'Teach an apprentice by letting them do it while you watch.',
    'Start each job with a short hazard talk and stop it when something changes.',
    'Log hours and parts on the phone before you leave the site.',
    'Work at height and in tight spaces with the right gear, which we buy.',
  ],
  team: [
    'The crew has {7-16} electricians and has lost one person in three years, to retirement.',
    'You report to a superintendent who holds a master licence.',
    'Each crew has a planner, so that you wire instead of phoning suppliers.',
  ],
  firstDays: [
    'In the first 90 days you ride along for two weeks, take small jobs from week three and your own site from week eight.',
    'First month: site induction and a partner. After three months you hold your own keys and your own standby week.',
    'You get to know every panel on the site before you are asked to be alone with one.',
  ],
  asks: [
    'A state journeyman licence or the hours to sit for it.',
    'You hold a current licence, a clean driving record and steel-toed boots.',
    'A licence is needed for unsupervised work; apprentices are welcome to ask what we can arrange.',
  ],
  offers: [
    'Four ten-hour days, with overtime that is asked for and not assumed.',
    'Company van, phone, tools over $200 and a boot allowance.',
    'Pension with a 6% match and medical cover for the family.',
    'We pay for code updates and for the exam when you go for master.',
  ],
}
