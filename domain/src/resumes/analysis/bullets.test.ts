import { expect, test } from 'vitest'
import { opensWithVerb } from './bullets.ts'

test.each([
  'Charted in Epic from the first day of its introduction',
  'Precepted four new graduates',
  '• Intubated at the roadside with a crew of two',
  'Led a ward of 32 beds',
])('"%s" opens with a verb', (text) => expect(opensWithVerb(text)).toBe(true))

test.each([
  'Experienced in wound care',
  'Certified with the state board',
  'Interested in night shifts',
  'Licensed Nurse on two wards',
  'Responsible for stock',
  'Speed of service',
])('"%s" does not', (text) => expect(opensWithVerb(text)).toBe(false))
