import { expect, test } from 'vitest'
import { proposalLeaks } from './proposal-leaks.ts'

const identity = {
  companyName: 'Tidewater Power',
  website: 'https://tidewater-power.example',
  verifiedDomain: null,
  people: ['Maren Okafor'],
}

test.each([
  [null, null, false],
  ['https://meet.google.com/abc-defg-hij', 'A first talk of half an hour.', false],
  ['https://us02web.zoom.us/j/123456789?pwd=x1', null, false],
  ['https://meet.tidewater-power.example/42', null, true],
  ['https://whereby.com/tidewater-power', null, true],
  ['https://somewhere.example/room', null, true],
  ['14 Harbor Street', null, true],
  [null, 'Ask for Maren Okafor at the door.', true],
  [null, 'Tidewater Power looks forward to it.', true],
])('place %j and note %j may give the company away: %s', (place, note, leaks) => {
  expect(proposalLeaks(identity, { place, note })).toBe(leaks)
})
