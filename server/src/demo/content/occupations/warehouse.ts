import type { Occupation } from '../occupation.ts'

export const warehouse: Occupation = {
  key: 'warehouse',
  sectors: ['logistics', 'retail', 'manufacturing'],
  titles: {
    junior: ['Warehouse Trainee', 'Junior Warehouse Associate'],
    mid: ['Warehouse Associate', 'Warehouse Operative', 'Order Picker'],
    senior: ['Senior Warehouse Associate', 'Logistics Coordinator'],
    staff_plus: ['Warehouse Team Lead', 'Warehouse Shift Lead'],
  },
  pay: { per: 'hour', low: 20, high: 25 },
  modes: ['onsite'],
  types: ['full-time', 'full-time', 'part-time', 'contract'],
  must: ['Order picking', 'Inventory management', 'Forklift operation', 'Warehouse safety'],
  nice: ['RF scanners', 'Microsoft Excel', 'Spanish', 'Shipping and receiving', 'SAP'],
  focuses: [
    {
      name: 'Inbound',
      about: [
        'Trucks arrive between six and two, and you decide where {900-1600} pallets a week go. Good receiving saves everybody else the afternoon.',
        'Inbound is where mistakes are cheapest to catch. You unload, count, question and put away.',
      ],
      duties: [
        'Unload trailers and check counts against the advice note.',
        'Put away by location rules and propose better ones.',
        'Hold damaged goods and photograph them.',
      ],
      must: ['Shipping and receiving', 'RF scanners'],
    },
    {
      name: 'Order Fulfilment',
      about: [
        'You pick, pack and send {70-110} orders an hour as a group of six. Targets are for the group and hang on the wall with last year’s.',
        'Online orders by four o’clock leave the same day. You work in a bright hall with carts at hip height.',
      ],
      duties: [
        'Pick with a scanner and pack so that it arrives whole.',
        'Rotate between picking, packing and returns every two hours.',
        'Report empty locations before they cost an order.',
      ],
      must: ['Packing', 'RF scanners'],
    },
    {
      name: 'Cold Store',
      sectors: ['logistics', 'retail'],
      about: [
        'The hall is at minus {18-22} degrees in one part and plus two in the other. You get good clothing, a warm break every hour and $2 more.',
        'Cold store work with reach trucks, ten aisles and a crew that looks after each other.',
      ],
      duties: [
        'Move pallets by reach truck in narrow aisles.',
        'Record temperatures and act when they drift.',
        'Rotate stock by date, without exception.',
      ],
      must: ['Reach truck', 'Food safety'],
    },
    {
      name: 'Dispatch',
      sectors: ['logistics', 'manufacturing'],
      about: [
        'You plan {22-40} doors and make sure that the right pallet is on the right truck at the right hour.',
        'Dispatch is the desk where everything meets: drivers, customers and a hall full of freight.',
      ],
      duties: [
        'Plan loads with the drivers, not against them.',
        'Prepare shipping papers and customs lines where needed.',
        'Tell customers about delays before they call.',
      ],
      must: ['Dispatching', 'Shipping and receiving'],
      nice: ['Route planning'],
    },
    {
      name: 'Stock Control',
      about: [
        'Our count is 98% right, and the rest is your job. You follow differences to where they began.',
        'You count in cycles, a few aisles a day, so that the yearly stop is no longer needed.',
      ],
      duties: [
        'Count daily and find the cause, not only the number.',
        'Keep item data right: weight, size, barcode.',
        'Work with purchasing on what does not move.',
      ],
      must: ['Cycle counting', 'Microsoft Excel'],
    },
  ],
  duties: [
    'Check the truck before the shift and tag it out when something is off.',
    'Keep aisles clear and speak up about near misses.',
    'Train new colleagues for their first week.',
    'Start the shift with five minutes at the board.',
    'Help where the queue is.',
    'Leave the area ready for the next shift.',
  ],
  team: [
    'A shift of {14-28} people, two leads and one supervisor who started on the floor.',
    'Half of the leads were promoted from picking.',
    'Two shifts share one board and one kitchen.',
  ],
  firstDays: [
    'Week one is safety and a buddy, week two a scanner of your own, and your forklift licence follows within 60 days on paid time.',
    'In the first 90 days you learn three areas and then say where you want to stay.',
    'You are measured on safety first; speed counts from week six.',
  ],
  asks: [
    'You can lift 50 pounds with good technique and stand for a shift.',
    'No experience is needed for the first level; a forklift licence helps.',
    'You are on time, because eleven people wait for you.',
  ],
  offers: [
    'Fixed shifts, known a month ahead, and no mandatory weekends outside December.',
    'Pay goes up at six and at twelve months, by a published table.',
    'Safety shoes, a bus from the station and hot meals at cost.',
    'Health cover from day 30 and 401(k) from the first year.',
  ],
}
