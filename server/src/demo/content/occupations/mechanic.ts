import type { Occupation } from '../occupation.ts'

export const mechanic: Occupation = {
  key: 'mechanic',
  sectors: ['auto', 'logistics', 'manufacturing', 'energy'],
  titles: {
    junior: ['Apprentice Mechanic', 'Lube Technician'],
    mid: ['Mechanic', 'Automotive Technician', 'Maintenance Mechanic'],
    senior: ['Senior Mechanic', 'Master Technician'],
    staff_plus: ['Lead Mechanic', 'Lead Technician'],
  },
  pay: { per: 'hour', low: 29, high: 38 },
  modes: ['onsite'],
  types: ['full-time', 'full-time', 'full-time', 'part-time'],
  must: ['Mechanical repair', 'Diagnostics', 'Preventive maintenance', 'Hand tools'],
  nice: ['ASE certification', 'Welding', 'Electrical troubleshooting', 'Driving licence', 'Hydraulics'],
  focuses: [
    {
      name: 'Cars',
      sectors: ['auto'],
      about: [
        'An independent shop with {6-9} bays that tells customers what can wait. You diagnose, repair and explain.',
        'All makes, mostly ten years old, and owners who want to keep them. You work flat hours, not flat rate.',
      ],
      duties: [
        'Diagnose with scan tool, ears and experience.',
        'Repair brakes, steering, suspension and engines.',
        'Show the customer the worn part.',
      ],
      must: ['Automotive repair', 'Brake systems'],
      nice: ['Engine repair'],
    },
    {
      name: 'Electric and Hybrid',
      sectors: ['auto'],
      about: [
        'Every third car on our lift has a plug. You take over high-voltage work after training that we pay for.',
        'You work on hybrids and electrics in two bays built for them, {5-7} cars a day between two of you.',
      ],
      duties: [
        'Make high-voltage systems safe before you open anything.',
        'Diagnose batteries, inverters and chargers.',
        'Update software and test drive.',
      ],
      must: ['Automotive repair', 'High voltage', 'Electrical troubleshooting'],
    },
    {
      name: 'Diesel Fleet',
      sectors: ['logistics', 'auto'],
      about: [
        'You keep {40-85} trucks and trailers on the road from a shop with pits, heating and a parts clerk.',
        'Fleet work means that the truck you fix comes back to you. Drivers leave notes, and you answer them.',
      ],
      duties: [
        'Service diesel engines, brakes and after-treatment.',
        'Inspect to DOT rules and sign for it.',
        'Go out for breakdowns one week in five.',
      ],
      must: ['Diesel engines', 'DOT regulations', 'Brake systems'],
    },
    {
      name: 'Plant Maintenance',
      sectors: ['manufacturing', 'energy'],
      about: [
        'Pumps, gearboxes, presses: {120-260} machines and a plan that is three quarters preventive.',
        'You look after a plant that must not stop at night and is quiet on Sundays.',
      ],
      duties: [
        'Inspect, grease and align by plan.',
        'Find the root cause after the machine is running again.',
        'Weld, turn and make the part when it is not in stock.',
      ],
      must: ['Hydraulics', 'Lockout/tagout'],
      nice: ['Pneumatics', 'PLC'],
    },
    {
      name: 'Heavy Equipment',
      sectors: ['energy', 'logistics', 'manufacturing'],
      about: [
        'Loaders, cranes and the big forklifts. You work with {2-3} colleagues from a service truck and a well-lit hall.',
        'Heavy machines in the field, seldom in the rain. You decide whether it is fixed here or towed.',
      ],
      duties: [
        'Repair hydraulics, drives and undercarriages.',
        'Read schematics and trace faults under load.',
        'Plan overhauls for the quiet season.',
      ],
      must: ['Heavy equipment', 'Hydraulics', 'Diesel engines'],
    },
  ],
  duties: [
    'Write on the order what you found and what you did.',
    'Order parts and check them when they come.',
    'Keep tools and bay clean.',
    'Teach the apprentice one job a week.',
    'Test what you repaired.',
    'Say when a repair is not worth the money.',
  ],
  team: [
    'The shop has {5-12} mechanics and a lead with grease on both hands.',
    'Two service advisers stand between you and the phone.',
    'Three of us are women, and the changing rooms are built for it.',
  ],
  firstDays: [
    'In the first 90 days you work in every bay and then get your own.',
    'You start with a partner and with jobs you know.',
    'By day 90 you sign your own inspections.',
  ],
  asks: [
    'Your own hand tools; we buy the special ones.',
    'ASE or an apprenticeship, or years that speak for themselves.',
    'A driving licence and a clean record.',
  ],
  offers: [
    'Hourly pay with overtime, no flat rate.',
    'Tool insurance and $800 a year towards tools.',
    'Training by the makers, on paid days.',
    'Monday to Friday, and every second Saturday until noon.',
  ],
}
