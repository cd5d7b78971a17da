import { describe, expect, test } from 'vitest'
import { AppError } from './errors.ts'
import { requireStorable } from './storable.ts'

describe('what the database could not keep', () => {
  test.each<[what: string, input: unknown, field: string]>([
    ['a NUL', { title: 'a\u0000b' }, 'title'],
    ['half a character', { form: { roles: [{ title: 'a\ud800' }] } }, 'form.roles.0.title'],
    ['a NUL in a list', { skills: ['Triage', '\u0000'] }, 'skills.1'],
  ])('is refused with %s, and the field is named', (_, input, field) => {
    const refused = thrownBy(() => requireStorable(input))
    expect(refused).toMatchObject({ code: 'invalid', fields: { [field]: expect.stringContaining('cannot be kept') } })
  })

  test('is refused in a name as well', () => {
    expect(thrownBy(() => requireStorable({ answers: { 'q\u0000': 1 } }))).toBeInstanceOf(AppError)
  })

  test.each([undefined, null, 7, 'Zoë 🙂', { text: 'two\nlines', list: ['\t'] }])('is not %j', (input) => {
    expect(thrownBy(() => requireStorable(input))).toBeNull()
  })
})

function thrownBy(act: () => void): unknown {
  try {
    act()
    return null
  } catch (error) {
    return error
  }
}
