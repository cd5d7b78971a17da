import { expect, test } from 'vitest'
import { linkedText } from './linked-text.ts'

const origin = 'http://localhost:3000'

test.each([
  ['nothing to open', [{ text: 'nothing to open' }]],
  [
    'Confirm:\nhttp://localhost:3000/auth/confirm/abc\n\n--',
    [
      { text: 'Confirm:\n' },
      { text: 'http://localhost:3000/auth/confirm/abc', href: '/auth/confirm/abc' },
      { text: '\n\n--' },
    ],
  ],
  [
    'See https://example.org/a?b=c.',
    [{ text: 'See ' }, { text: 'https://example.org/a?b=c', href: 'https://example.org/a?b=c' }, { text: '.' }],
  ],
  [
    'http://localhost:3000.example.org/x',
    [{ text: 'http://localhost:3000.example.org/x', href: 'http://localhost:3000.example.org/x' }],
  ],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
])('the addresses in %j can be opened, and nothing else', (text, pieces) => {
  expect(linkedText(text, origin)).toEqual(pieces)
})
