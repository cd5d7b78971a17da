import type { Occupation } from '../occupation.ts'

export const civilEngineer: Occupation = {
  key: 'civil-engineer',
  sectors: ['construction', 'public', 'energy'],
  titles: {
    junior: ['Graduate Civil Engineer', 'Junior Civil Engineer'],
    mid: ['Civil Engineer', 'Project Engineer'],
    senior: ['Senior Civil Engineer', 'Senior Project Engineer'],
    staff_plus: ['Principal Civil Engineer', 'Lead Civil Engineer'],
  },
  pay: { per: 'year', low: 82_000, high: 104_000 },
  modes: ['hybrid', 'hybrid', 'onsite'],
  types: ['full-time', 'full-time', 'contract'],
  must: ['Civil engineering', 'AutoCAD', 'Civil 3D', 'Technical drawing'],
  nice: ['PE licence', 'GIS', 'Project management', 'Revit', 'Permitting'],
  focuses: [
    {
      name: 'Water Resources',
      about: [
        'You design stormwater systems and stream crossings that salmon and trucks can both use. {5-8} projects at a time, most of them within an hour.',
        'Rain is getting heavier and pipes are getting older. You model, design and then stand in the trench.',
      ],
      duties: [
        'Model runoff and size pipes, ponds and culverts.',
        'Prepare permit drawings and answer the reviewers.',
        'Visit sites before and after the first big rain.',
      ],
      must: ['Hydrology', 'Stormwater design'],
      nice: ['HEC-RAS'],
    },
    {
      name: 'Transportation',
      about: [
        'Intersections, bus lanes and {20-45} miles of county road a year. You design streets on which a child can cross.',
        'Transportation design from the first count to the last stripe, with residents in the room.',
      ],
      duties: [
        'Design alignments, grading and drainage of roads.',
        'Prepare plans, quantities and estimates for tender.',
        'Present to the public, and listen.',
      ],
      must: ['Roadway design', 'Cost estimation'],
    },
    {
      name: 'Structures',
      about: [
        'You design and check bridges and retaining walls, and inspect {30-60} of the old ones each summer.',
        'Structural work on schools, bridges and one very stubborn parking garage.',
      ],
      duties: [
        'Analyse and detail concrete and steel structures.',
        'Check the work of others and be checked.',
        'Inspect, rate and say what must be done first.',
      ],
      must: ['Structural analysis', 'Concrete design'],
      nice: ['Revit', 'Bridge inspection'],
    },
    {
      name: 'Site Development',
      sectors: ['construction', 'public'],
      about: [
        'Housing, schools and clinics start with a field and a survey. You turn them into grading, utilities and permits.',
        'Land development with {4-7} projects in different stages, so there is always something to draw and something to see.',
      ],
      duties: [
        'Design grading, utilities and erosion control.',
        'Coordinate architects, surveyors and the city.',
        'Answer site questions the same day.',
      ],
      must: ['Grading', 'Permitting'],
    },
    {
      name: 'Construction Management',
      sectors: ['construction', 'energy'],
      about: [
        'You run the engineering side of a {12-40}-million-dollar site: quality, changes, schedule and the coffee machine.',
        'You are on site four days a week and settle questions before they become claims.',
      ],
      duties: [
        'Manage submittals, changes and the daily log.',
        'Plan three weeks ahead with the crews.',
        'Check quality with a tape measure.',
      ],
      must: ['Construction management', 'Scheduling'],
      nice: ['Primavera P6'],
    },
  ],
  duties: [
    'Write reports that a council member can read.',
    'Estimate quantities and costs and explain the range.',
    'Mentor a graduate engineer.',
    'Keep drawings and model in step.',
    'Coordinate with utilities early.',
    'Take part in lessons-learned reviews after each project.',
  ],
  team: [
    'The office has {9-24} engineers and four technicians.',
    'Each project has two engineers, so that somebody always knows.',
    'Principals here still stamp drawings they have read.',
  ],
  firstDays: [
    'In the first 90 days you take over one project in construction and one on paper.',
    'You spend every Friday of the first quarter on a site.',
    'By day 90 you have issued a drawing and answered for it.',
  ],
  asks: [
    'A degree in civil engineering, EIT or PE depending on level.',
    'You can sketch the idea before you open the software.',
    'Experience with public clients and their calendars.',
  ],
  offers: [
    'PE exam paid, with time to study.',
    'Hybrid: two days at home when the site allows.',
    'Overtime paid straight, also for salaried engineers.',
    'Pension, family health cover, 20 days off.',
  ],
}
