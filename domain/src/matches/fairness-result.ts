/** Written by `npm run fairness -- --write`. */
export const fairnessResult = {
  algorithmVersion: '3',
  measuredOn: '2026-11-22',
  swaps: [
    {
      kind: 'Name',
      scores: 7680,
      changed: 0,
    },
    {
      kind: 'Pronouns',
      scores: 2880,
      changed: 0,
    },
    {
      kind: 'School',
      scores: 3840,
      changed: 0,
    },
    {
      kind: 'Hobbies',
      scores: 2880,
      changed: 0,
    },
    {
      kind: 'Address',
      scores: 2880,
      changed: 0,
    },
  ],
  groups: [
    {
      grouping: 'Years of work',
      group: '12 years or more',
      people: 15,
      rate: 0.79,
      ratio: 1,
    },
    {
      grouping: 'Years of work',
      group: '5 to 11 years',
      people: 25,
      rate: 0.68,
      ratio: 0.86,
    },
    {
      grouping: 'Degree',
      group: 'a degree',
      people: 23,
      rate: 0.72,
      ratio: 1,
    },
    {
      grouping: 'Degree',
      group: 'no degree',
      people: 19,
      rate: 0.7,
      ratio: 0.96,
    },
    {
      grouping: 'Region',
      group: 'Rest of the country',
      people: 14,
      rate: 0.67,
      ratio: 0.92,
    },
    {
      grouping: 'Region',
      group: 'West',
      people: 28,
      rate: 0.73,
      ratio: 1,
    },
    {
      grouping: 'Languages',
      group: 'English only',
      people: 24,
      rate: 0.67,
      ratio: 0.88,
    },
    {
      grouping: 'Languages',
      group: 'another language',
      people: 18,
      rate: 0.76,
      ratio: 1,
    },
  ],
}
