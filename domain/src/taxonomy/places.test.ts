import { expect, test } from 'vitest'
import { parsePlace, sameArea, timeZoneSuffix } from './places.ts'

test.each([
  ['constructor', { city: 'constructor', region: null, country: null }],
  ['Portland, OR', { city: 'Portland', region: 'OR', country: 'US' }],
  ['San Mateo, California', { city: 'San Mateo', region: 'CA', country: 'US' }],
  ['Seattle WA', { city: 'Seattle', region: 'WA', country: 'US' }],
  ['US, NY, New York', { city: 'New York', region: 'NY', country: 'US' }],
  ['100 Main St, El Segundo, CA 90245, US', { city: 'El Segundo', region: 'CA', country: 'US' }],
  ['New York', { city: 'New York', region: 'NY', country: 'US' }],
  ['Washington', { city: null, region: 'WA', country: 'US' }],
  ['Washington, DC', { city: 'Washington', region: 'DC', country: 'US' }],
  ['Austin, TX (CT)', { city: 'Austin', region: 'TX', country: 'US' }],
  ['London, UK', { city: 'London', region: null, country: 'GB' }],
  ['London', { city: 'London', region: null, country: 'GB' }],
  ['Toronto, ON', { city: 'Toronto', region: 'ON', country: 'CA' }],
  ['portland or', { city: 'Portland', region: 'OR', country: 'US' }],
  ['austin tx / remote', { city: 'Austin', region: 'TX', country: 'US' }],
  ['San Francisco Bay Area', { city: 'San Francisco', region: 'CA', country: 'US' }],
  ['Remote (US only)', { city: null, region: null, country: 'US' }],
  ['Oakland, CA or San Francisco, CA', { city: 'Oakland', region: 'CA', country: 'US' }],
  ['Portland, OR or Seattle, WA', null],
  ['Berlin / Hamburg', null],
  ['Remote', null],
  ['', null],
])('"%s" is read as %j', (text, place) => {
  expect(parsePlace(text)).toEqual(place)
})

test.each([
  ['Portland, OR', 'PT'],
  ['Portland, ME', 'ET'],
  ['El Paso, TX', 'MT'],
  ['Austin, TX', 'CT'],
  ['Denver', 'MT'],
  ['Nashville, TN', 'CT'],
  ['Knoxville, TN', 'ET'],
  ['Smallville, KS', 'CT'],
  ['Honolulu, HI', null],
  ['London, UK', null],
])('the time zone of %s is %s', (place, zone) => {
  expect(timeZoneSuffix(place)).toBe(zone)
})

test.each([
  ['Oakland, CA', 'San Francisco, CA', 'pass'],
  ['Arlington, VA', 'Washington, DC', 'pass'],
  ['Portland, OR', 'portland, oregon', 'pass'],
  ['Oregon', 'Portland, OR', 'pass'],
  ['Portland, OR', 'Portland, ME', 'fail'],
  ['Austin, TX', 'Dallas, TX', 'fail'],
  ['London, UK', 'Paris, France', 'fail'],
  ['Littleville', 'Bigville', 'unknown'],
  ['', 'Austin, TX', 'unknown'],
  ['Remote', 'Austin, TX', 'unknown'],
])('%s and %s: %s', (one, other, answer) => {
  expect(sameArea(one, other)).toBe(answer)
})

test.each([
  ['Bonn, DE', 'DE'],
  ['Dover, DE', 'US'],
  ['Kraków', 'PL'],
  ['København', 'DK'],
  ['Donostia, Spanien', 'ES'],
  ['Gurugram', 'IN'],
])('%s lies in %s', (written, country) => {
  expect(parsePlace(written)?.country).toBe(country)
})
