import { describe, expect, test } from 'vitest'
import { nameVariants } from './leak-names.ts'
import { findLeaks, type HiddenIdentity, openLeaks } from './leaks.ts'

const hospital: HiddenIdentity = {
  companyName: 'Harborview Mercy Hospital, Inc.',
  website: 'https://www.harborview-mercy.example/careers',
  verifiedDomain: null,
  people: ['Amara Nwosu'],
}
const power: HiddenIdentity = {
  companyName: 'Tidewater Power',
  website: 'https://tidewaterpower.co.uk',
  verifiedDomain: 'tidewater.example',
  people: ['Sam Cook'],
}

function finds(identity: HiddenIdentity, text: string) {
  return findLeaks(identity, { description: text }).map((finding) => `${finding.kind}: ${finding.found}`)
}

describe('what gives the company away', () => {
  test.each([
    ['Join Tidewater Power today', power, ['company: Tidewater Power']],
    ['TIDEWATER POWER is hiring', power, ['company: TIDEWATER POWER']],
    ['we at tidewaterpower care', power, ['company: tidewaterpower']],
    ['Tide-Water Power’s crew', power, ['company: Tide-Water Power']],
    ['T i d e w a t e r  P o w e r', power, ['company: T i d e w a t e r  P o w e r']],
    ['Tide\u200bwater\u00adPower', power, ['company: Tide\u200bwater\u00adPower']],
    ['Ｔｉｄｅｗａｔｅｒ runs the grid', power, ['company: Ｔｉｄｅｗａｔｅｒ']],
    ['Tídewäter runs the grid', power, ['company: Tídewäter']],
    ['Tidewater runs the grid', power, ['company: Tidewater']],
    ['the tidewaterpowerjobs page', power, ['company: tidewaterpower']],
    ['TP looks for an electrician', power, ['company: TP']],
    ['T.P. looks for an electrician', power, ['company: T.P.']],
    ['HMH offers nights', hospital, ['company: HMH']],
    ['Harborview Mercy nurses', hospital, ['domain: Harborview Mercy']],
    ['see tidewaterpower.co.uk', power, ['domain: tidewaterpower.co.uk']],
    ['apply on TIDEWATER.example', power, ['domain: TIDEWATER.example']],
    ['harborview-mercy dot example has more', hospital, ['link: harborview-mercy dot example']],
    ['write to jobs@post.example', power, ['email: jobs@post.example']],
    ['write to crew (at) post (dot) example', power, ['email: crew (at) post (dot) example']],
    ['https://forms.example/apply?id=4.', power, ['link: https://forms.example/apply?id=4']],
    ['follow @grid_crew for more', power, ['link: @grid_crew']],
    ['our page www.gridcrew.com', power, ['link: www.gridcrew.com']],
    ['call (503) 555-0142 after six', power, ['phone: (503) 555-0142']],
    ['call 503.555.0142', power, ['phone: 503.555.0142']],
    ['ring +44 20 7946 0958', power, ['phone: +44 20 7946 0958']],
    ['ring 020 7946 0958', power, ['phone: 020 7946 0958']],
    ['Sam Cook leads the crew', power, ['person: Sam Cook']],
    ['Ask for Cook at the gate', power, ['person: Cook']],
    ['you report to Jane Alvarez', power, ['person: Jane Alvarez']],
    ['Dr. Okafor runs the ward', power, ['person: Dr. Okafor']],
    ['come to 1200 NW Harbor Street', power, ['address: 1200 NW Harbor Street']],
  ])('%s', (text, identity, expected) => {
    expect(finds(identity, text)).toEqual(expected)
  })
})

describe('what every job may say', () => {
  test.each([
    ['Power tools, water pumps and tide tables', power],
    ['You cook for a crew of ten', power],
    ['ASP.NET, Node.js and Socket.io', power],
    ['$60,000 - $90,000, 40 hours, 24/7 rota, 2019-2024', power],
    ['Pay 60000-90000 a year', power],
    ['RN, BSN, ACLS; IT and HR know it as the EHR', power],
    ['A hospital with 300 beds in the Pacific Northwest', hospital],
    ['You report to the Nurse Manager and the Medical Director', hospital],
    ['Contact Center Manager wanted', hospital],
    ['Licences: NFPA 70E, ISO 9001, OSHA 30', power],
    ['You report to our site manager. Great pay.', power],
  ])('%s', (text, identity) => {
    expect(finds(identity, text)).toEqual([])
  })
})

test('each field is searched and each find says where it stands', () => {
  const fields = { title: 'Electrician at Tidewater', location: 'Portland, OR', skills: 'Wiring\ntidewater.example' }
  expect(findLeaks(power, fields)).toEqual([
    { key: 'title:company:tidewater', field: 'title', kind: 'company', found: 'Tidewater', start: 15, end: 24 },
    {
      key: 'skills:domain:tidewaterexample',
      field: 'skills',
      kind: 'domain',
      found: 'tidewater.example',
      start: 7,
      end: 24,
    },
  ])
})

test('a find confirmed as harmless stays confirmed when the text around it changes', () => {
  const before = findLeaks(hospital, { description: 'Have mercy on the night shift' })
  const after = findLeaks(hospital, { description: 'Please: have mercy, and bring coffee to jobs@post.example' })
  expect(
    openLeaks(
      before,
      before.map((finding) => finding.key),
    ),
  ).toEqual([])
  expect(
    openLeaks(
      after,
      before.map((finding) => finding.key),
    ).map((finding) => finding.found),
  ).toEqual(['jobs@post.example'])
})

test.each([
  ['Alder & Finch', ['Alder Finch', 'Alder', 'Finch', 'AF']],
  ['Green Valley Nursing Ltd', ['Green Valley Nursing Ltd', 'Green Valley Nursing', 'GVNL', 'GVN']],
  ['Zephyra', ['Zephyra']],
  ['International Technology', ['International Technology']],
])('%s is known by %j', (name, variants) => {
  expect(nameVariants(name).map((variant) => variant.written)).toEqual(variants)
})
