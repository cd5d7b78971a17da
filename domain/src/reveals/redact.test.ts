import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type HiddenPerson, redactText, withoutTelling } from './redact.ts'
import { piecesOf, redactionMark } from './redaction-mark.ts'
import { fold } from './spans.ts'

function person(name: string, more: Partial<HiddenPerson> = {}): HiddenPerson {
  return { names: [name], contacts: [], contactLines: null, titles: [], ...more }
}

const ana = person('Ana María Núñez-Flores')
const hidden = redactionMark

describe('the name', () => {
  test.each([
    ['ANA MARÍA NÚÑEZ-FLORES, RN', `${hidden}, RN`],
    ['Ana Maria Nunez Flores', hidden],
    ['Núñez-Flores, Ana', hidden],
    ['A. Núñez-Flores', hidden],
    ['A N A  M A R I A  N Ú Ñ E Z - F L O R E S', hidden],
    ['Trained by Ana, praised by Maria', `Trained by ${hidden}, praised by ${hidden}`],
    ['Flores’s handover sheet is still used', `${hidden} handover sheet is still used`],
    ['anamarianunezflores2024', hidden],
    ['Led triage for the Anatomy ward', 'Led triage for the Anatomy ward'],
    ['Analysis of floral design', 'Analysis of floral design'],
  ])('%s', (text, expected) => {
    expect(redactText(text, ana)).toBe(expected)
  })

  test('a nickname between the names goes with them', () => {
    expect(redactText('Robert "Bob" Okafor', person('Robert Okafor'))).toBe(hidden)
    expect(redactText('Robert (Bob) J. Okafor', person('Robert Okafor'))).toBe(hidden)
  })

  test.each([
    ['Will Cook', 'I will cook for 200 guests', 'I will cook for 200 guests'],
    ['Will Cook', 'Will runs the pass', `${hidden} runs the pass`],
    ['June Marsh', 'June 2019 to May 2021', 'June 2019 to May 2021'],
    ['June Marsh', 'Ask June about it', `Ask ${hidden} about it`],
    ['An Li', 'An award for teaching', 'An award for teaching'],
    ['An Li', 'An Li, teacher', `${hidden}, teacher`],
  ])('%s in "%s" reads "%s"', (name, text, expected) => {
    expect(redactText(text, person(name))).toBe(expected)
  })

  test('a title held stays readable, although it is a name, too', () => {
    const cook = person('James Cook', { titles: ['Head Cook'] })
    expect(redactText('Head Cook, Alder Street Kitchen\nCook won the award', cook)).toBe(
      `Head Cook, Alder Street Kitchen\n${hidden} won the award`,
    )
  })
})

describe('contacts', () => {
  test.each([
    ['ana.nunez@mail.example', hidden],
    ['jdoe (at) mail (dot) example', hidden],
    ['Call +1 503 555 0142 any time', `Call ${hidden} any time`],
    ['(503) 555-0142', hidden],
    ['503.555.0142 ext 12', hidden],
    ['Tel: 020 7946 0958', `Tel: ${hidden}`],
    ['Mobile 079-460-958', `Mobile ${hidden}`],
    ['https://www.linkedin.com/in/someone-42', hidden],
    ['linkedin.com/in/someone-42 | github.com/some1', `${hidden} | ${hidden}`],
    ['1420 NE Alder Street, Apt 4, Portland, OR 97212', `${hidden}, Portland, OR ${hidden}`],
    ['someone.dev', hidden],
    ['@someone42', hidden],
    ['LinkedIn: someone42', `LinkedIn: ${hidden}`],
  ])('%s', (text, expected) => {
    expect(redactText(text, ana)).toBe(expected)
  })

  test.each([
    'Night nurse, 2019 - 2021',
    'Charge nurse, 03/2019 - 06/2021',
    'Built APIs with Node.js, ASP.NET and Socket.io',
    'Raised $1,200,000 from 3,400 donors',
    'Cut costs by 12.5% in 2020/2021',
    'Served 1 200 000 meals',
    'Portland, OR',
  ])('%s stays as it is', (line) => {
    const text = `${'Header\n'.repeat(7)}${line}`
    expect(redactText(text, ana)).toBe(text)
  })

  test('what was read as a contact is hidden although no pattern knows it', () => {
    const text = `${'Header\n'.repeat(14)}Signal 4711 call me`
    expect(redactText(text, person('Ana Flores', { contacts: ['Signal 4711'] }))).toContain(`${hidden} call me`)
  })
})

test('lines stay where they are, so that headings can be found again', () => {
  const text = 'Ana\nFlores\nana@mail.example\n\nExperience\nNurse'
  const redacted = redactText(text, person('Ana Flores'))
  expect(redacted.split('\n')).toHaveLength(6)
  expect(redacted.split('\n')[4]).toBe('Experience')
})

test('a mark has one length, and nobody can write one', () => {
  expect(redactText('██ Ana ████████', person('Ana Flores'))).toBe(` ${hidden} `)
  expect(piecesOf(`${hidden}, RN`)).toEqual([null, ', RN'])
  expect(piecesOf('Nurse')).toEqual(['Nurse'])
})

test('a skill that names the person is left out', () => {
  expect(withoutTelling(['Triage', 'Ana Flores', 'ana@mail.example'], person('Ana Flores'))).toEqual(['Triage'])
})

test('however a name is written into a text, no part of it is left', () => {
  const word = fc.stringMatching(/^[B-DF-HJ-NP-TV-Z][aeiou][bcdfghklmnprtvz]{1,2}[aeiou][bdgklmnprt]$/)
  const writing = fc.constantFrom<(name: string) => string>(
    (name) => name,
    (name) => name.toUpperCase(),
    (name) => name.toLowerCase(),
    (name) => name.split(' ').toReversed().join(', '),
    (name) => `${name.replace(' ', '.')}@mail.example`,
    (name) => `https://site.example/${name.replace(' ', '-')}`,
    (name) => `«${name}»`,
  )
  fc.assert(
    fc.property(word, word, writing, fc.constantFrom('Nurse ', 'Led by ', '• ', ''), (first, last, write, before) => {
      const text = `${before}${write(`${first} ${last}`)}\nWorked with ${last} and ${first}.`
      const redacted = fold(redactText(text, person(`${first} ${last}`)))
      expect(redacted).not.toContain(fold(first))
      expect(redacted).not.toContain(fold(last))
    }),
    { numRuns: 150 },
  )
})
