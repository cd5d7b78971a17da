import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textLines } from '../layout/flow-lines.ts'
import { findEmails, findLinks, findPhones } from './contact.ts'

const phones = (text: string) => findPhones(textLines(text))

describe('phone numbers', () => {
  test.each([
    '(503) 555-0147',
    '+1 (555) 987-6543',
    '503.555.0147',
    '503-555-0147',
    '5035550147',
    '+49 221 5550187',
    '06 55 50 12 34',
    '+44 (0)20 7946 0958',
    '06-55501423',
    '+33 1 99 00 52 18',
  ])('%s is one', (number) => {
    expect(phones(`Portland, OR | ${number} | a@b.co`)).toEqual([number])
  })

  test('a label makes a short number one', () => {
    expect(phones('Telefon\t0351 5550163')).toEqual(['0351 5550163'])
  })

  test.each(['2015 - 2018', '01/2018 - 12/2020', '12.03.1989', '97201', 'ID 1234', '250,000 sq ft', 'RN60481234'])(
    '%s is none',
    (text) => {
      expect(phones(text)).toEqual([])
    },
  )

  test('any number of North America is found in any of its forms', () => {
    const block = fc.integer({ min: 200, max: 999 })
    fc.assert(
      fc.property(block, block, fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 3 }), (a, b, c, way) => {
        const last = String(c).padStart(4, '0')
        const number = [`(${a}) ${b}-${last}`, `${a}-${b}-${last}`, `${a}.${b}.${last}`, `+1 ${a} ${b} ${last}`][way]
        expect(phones(`Call ${number} today`)).toEqual([number])
      }),
    )
  })
})

test('addresses are found in the text and behind links, once each', () => {
  expect(
    findEmails('jo.b+x@mail.example.com | Jo.B+x@mail.example.com', ['mailto:jo%40work.example?subject=x']),
  ).toEqual(['jo.b+x@mail.example.com', 'jo@work.example'])
})

test('an address followed by a link is not glued to it', () => {
  expect(findEmails('a.b@example.com linkedin.com/in/ab')).toEqual(['a.b@example.com'])
  expect(findLinks('a.b@example.com linkedin.com/in/ab')).toEqual(['linkedin.com/in/ab'])
})

test('names of libraries are no web addresses', () => {
  expect(findLinks('Node.js, ASP.NET, socket.io, Vue.js')).toEqual([])
})
