import type { DemoPerson } from '../person.ts'

export const transportPeople: readonly DemoPerson[] = [
  {
    occupation: 'truck-driver',
    city: 'Salem, OR',
    zip: '97301',
    joinedDaysAgo: 21,
    file: { type: 'pdf', name: 'Prescott Wanda CDL.pdf', layout: 'plain' },
    wishes: {
      titles: ['CDL A Driver', 'Truck Driver'],
      mode: 'onsite',
      places: ['Salem, OR', 'Portland, OR'],
      pay: [62_000, 72_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Lou Bianchi',
        email: 'lou.bianchi@valleytimber.example',
        relation: 'manager',
        company: 'Valley Timber Haulers',
        state: 'confirmed',
        from: '2016-03-01',
        until: '2026-07-01',
        daysAgo: 14,
      },
    ],
    employment: [
      {
        company: 'Valley Timber Haulers',
        title: 'Flatbed Driver',
        start: '2016-03-01',
        end: null,
        verifierEmail: 'office@valleytimber.example',
        status: 'verified',
        daysAgo: 11,
      },
    ],
    resume: `
# Wanda Prescott
@ Salem, OR | wanda.prescott@mail.example | (503) 555-0101
## Driving Experience
+ Flatbed Driver | Valley Timber Haulers | Salem, OR | March 2016 - present
- 1.1 million miles without a preventable accident.
- Load securement of timber, steel and machinery; never lost a strap.
- Teach two new drivers a year.
- Plan routes and keep electronic logging clean: no violation in nine inspections.
+ Delivery Driver | Capitol Beverage | Salem, OR | May 2012 - February 2016
- 14 stops a day with hand truck and lift gate.
- No damage claim in three years.
## Training
- Winter driving instructor course, 2019
- First aid at the roadside, renewed 2025
- Hazmat refresher, 2026
## Licences
Class A CDL with tanker and hazmat endorsement, medical card to 2028
## Skills
Commercial driving licence, Flatbed, Load securement, Route planning, Vehicle inspection, DOT regulations, Electronic logging, Safe driving, Forklift operation
`,
  },
  {
    occupation: 'warehouse',
    city: 'Tacoma, WA',
    zip: '98404',
    joinedDaysAgo: 17,
    file: { type: 'pdf', name: 'TFonua.pdf', layout: 'modern' },
    wishes: {
      titles: ['Warehouse Team Lead', 'Warehouse Associate'],
      mode: 'onsite',
      places: ['Tacoma, WA', 'Seattle, WA'],
      pay: [52_000, 60_000],
      types: ['full-time'],
    },
    resume: `
# Tevita Fonua
> Warehouse Team Lead
@ Tacoma, WA | tevita.fonua@mail.example | 253-555-0170
## Experience
+ Inbound Team Lead | Commencement Bay Distribution | Tacoma, WA | August 2021 – present
- Lead 16 people on the early shift; receive and put away 1,400 pallets a week.
- Raised count accuracy from 96.8% to 99.4% with daily cycle counting.
- No lost-time injury on my shift since 2022.
- Trained 22 colleagues on reach truck and RF scanners.
+ Forklift Operator | Northwest Cold Chain | Fife, WA | May 2016 – July 2021
- Forklift operation at minus 18 degrees; loaded up to 30 trailers a shift.
## Certifications
Forklift and reach truck, renewed 2025; first aid
## Skills
Forklift operation, Reach truck, Inventory management, Cycle counting, Shipping and receiving, RF scanners, Warehouse safety, Order picking, Tongan
`,
  },
  {
    occupation: 'warehouse',
    city: 'Columbus, OH',
    zip: '43211',
    joinedDaysAgo: 5,
    file: { type: 'pdf', name: 'kyle.pdf', layout: 'plain' },
    resume: `
# Kyle Brandvold
@ Columbus, OH | kyle.brandvold@mail.example
I worked in different warehouses and I am looking for steady work on days. I am reliable and have a car.
2024 to now: picker, Buckeye Parcel
2022: temp jobs
2020 and 2021: loading trucks, Ohio Box
I can drive a forklift but the card ran out.
`,
  },
]
