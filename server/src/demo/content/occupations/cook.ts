import type { Occupation } from '../occupation.ts'

export const cook: Occupation = {
  key: 'cook',
  sectors: ['food', 'school', 'health'],
  titles: {
    junior: ['Prep Cook', 'Kitchen Assistant'],
    mid: ['Line Cook', 'Cook'],
    senior: ['Sous Chef', 'Senior Cook'],
    staff_plus: ['Head Chef', 'Kitchen Lead'],
  },
  pay: { per: 'hour', low: 21, high: 27 },
  modes: ['onsite'],
  types: ['full-time', 'full-time', 'part-time'],
  must: ['Food preparation', 'Food safety', 'Knife skills', 'Kitchen sanitation'],
  nice: ['ServSafe', 'Inventory management', 'Menu planning', 'Spanish', 'Allergen management'],
  focuses: [
    {
      name: 'Grill and Line',
      sectors: ['food'],
      about: [
        'You run the grill in an open kitchen that serves {120-210} covers on a Friday. The menu changes with the market, and so does the board.',
        'A line of five, a wood fire and guests who can see you. Lunch is quick, dinner is careful.',
      ],
      duties: [
        'Set up the station by four and know what is short by five.',
        'Cook meat and fish to temperature without looking at the clock.',
        'Plate the same dish the same way forty times.',
      ],
      must: ['Grilling', 'Line cooking'],
    },
    {
      name: 'Bakery and Pastry',
      sectors: ['food'],
      about: [
        'The ovens start at four. You shape, proof and bake {180-320} loaves and the pastry for three cafés, and you are home by one.',
        'Small bakery, long fermentation. You take over the lamination table from a baker who is retiring and will show you everything.',
      ],
      duties: [
        'Mix, shape and score by feel and by the log.',
        'Laminate croissant dough, and say when the butter is too warm.',
        'Plan tomorrow’s bake from today’s leftovers.',
      ],
      must: ['Baking', 'Pastry'],
    },
    {
      name: 'School Kitchen',
      sectors: ['school'],
      about: [
        'You cook {350-620} lunches from raw ingredients in a kitchen that gave up the freezer two years ago. Weekends and July are yours.',
        'Children tell you the truth about soup. You cook what they eat, and a little of what they do not know yet.',
      ],
      duties: [
        'Cook from recipes scaled to the day’s count and note what came back.',
        'Keep allergen plates apart from the first cut to the last.',
        'Talk with the children at the counter.',
      ],
      must: ['Batch cooking', 'Allergen management'],
    },
    {
      name: 'Hospital Kitchen',
      sectors: ['health'],
      about: [
        'Patients order from a menu and are served within 45 minutes. You cook for about {180-300} of them and for the staff restaurant.',
        'Food is part of the treatment. You work with a dietitian who eats here too.',
      ],
      duties: [
        'Cook soft, renal and low-sodium diets that still taste of something.',
        'Check trays against the diet order, each time.',
        'Hold temperatures, and write them down.',
      ],
      must: ['Batch cooking', 'Dietary requirements'],
    },
    {
      name: 'Events',
      sectors: ['food'],
      about: [
        'Weddings, conferences and the occasional film crew: two to {4-6} events a week, cooked in our kitchen and finished on site.',
        'Catering where the plan is made on Tuesday and holds on Saturday. You lead a section and one or two helpers.',
      ],
      duties: [
        'Prepare for 40 to 400 from one sheet and pack so that nothing is missing.',
        'Finish and plate in kitchens you have never seen.',
        'Run a buffet so that the last guest eats as well as the first.',
      ],
      must: ['Catering', 'Batch cooking'],
      nice: ['Driving licence'],
    },
  ],
  duties: [
    'Label, date and rotate everything, first in, first out.',
    'Taste, and season again.',
    'Clean as you go and close the station properly.',
    'Take deliveries and send back what is not good.',
    'Suggest a special each week.',
    'Help at the dish station when it is full, as everybody here does.',
  ],
  team: [
    'A kitchen of {6-12}, three languages and one playlist that rotates.',
    'The chef works the line on Saturdays.',
    'Most of the crew has been here for more than two years, which is unusual, and we are proud of it.',
  ],
  firstDays: [
    'Week one you trail, week two you hold a station with help, and by day 30 it is yours. After 90 days we talk about pay again.',
    'The first 90 days take you through every station, so that you can choose.',
    'You get the recipe book on day one and are expected to argue with it by day 90.',
  ],
  asks: [
    'A food handler card, or you get one in the first month at our cost.',
    'A year in a busy kitchen counts more than a diploma.',
    'You can stand, lift 40 pounds and stay friendly in the heat.',
  ],
  offers: [
    'Two days off in a row, and the roster two weeks ahead.',
    'Tips are pooled and the list hangs on the wall.',
    'Health insurance from 30 hours a week, and a meal each shift.',
    'Knives sharpened every month, shoes paid for once a year.',
  ],
}
