import type { JsonSchema } from './calls.ts'

/** One spoilt input. What must not pass is `refused`; the rest may be taken, as long as nothing breaks. */
export type Ugly = { what: string; input: unknown; refused: boolean }

type Place = { at: string[]; schema: JsonSchema; isRequired: boolean; isNullable: boolean }

const longText = 'x'.repeat(60_000)
const tooMany = 2_000

/** Every way we know to spoil a good input, from what its schema says of each field. */
export function uglyInputs(schema: JsonSchema, good: unknown, { inAddress }: { inAddress: boolean }): Ugly[] {
  const places = placesOf(schema).filter(({ at }) => valueAt(good, at.slice(0, -1)) !== undefined)
  const spoilt = places.flatMap((place) => {
    const values = [...(place.isRequired ? [missing] : []), ...valuesFor(place, valueAt(good, place.at), inAddress)]
    return values.map(({ what, value, refused }) => {
      return { what: `${place.at.join('.')} ${what}`, input: withValue(good, place.at, value), refused }
    })
  })
  const more = { role: 'employer', isAdmin: true, candidateId: '00000000-0000-4000-8000-000000000000' }
  return [...spoilt, { what: 'more than is asked', input: { ...(good as object), ...more }, refused: false }]
}

type Value = { what: string; value: unknown; refused: boolean }
const missing: Value = { what: 'missing', value: undefined, refused: true }

function valuesFor({ schema, isNullable }: Place, good: unknown, inAddress: boolean): Value[] {
  const must = (what: string, value: unknown): Value => ({ what, value, refused: true })
  const may = (what: string, value: unknown): Value => ({ what, value, refused: false })
  // An address holds text alone: there everything can be read as some text.
  const wrongType = inAddress && schema.type === 'string' ? [] : [must('of another kind', { a: [1] })]
  const empty = inAddress ? [] : [isNullable ? may('null', null) : must('null', null)]
  if (schema.enum || schema.const !== undefined) return [...wrongType, ...empty, must('unheard of', 'sideways')]
  switch (schema.type) {
    case 'string':
      if (schema.format === 'uuid') {
        const ids = ['not-an-id', '../../etc/passwd', `${String(good)}\u0000`, longText]
        return [...wrongType, ...empty, ...ids.map((id) => must(`as ${id.slice(0, 40)}`, id))]
      }
      return [
        ...wrongType,
        ...empty,
        must('with a NUL', 'a\u0000b'),
        must('far too long', longText),
        may('with control characters', 'a\u0007\u001b[31mb\u202e'),
        may('with half a character', 'a\ud800b'),
        may('empty', ''),
      ]
    case 'integer':
    case 'number':
      return [
        ...wrongType,
        ...empty,
        must('no number', 'a few'),
        ...(schema.type === 'integer' ? [must('a fraction', 1.5)] : []),
        ...[-1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300].map((value) => may(`as ${value}`, value)),
      ]
    case 'boolean':
      return [...wrongType, ...empty, must('maybe', 'maybe')]
    case 'array':
      return [
        ...wrongType,
        ...empty,
        must(
          'far too many',
          Array.from({ length: tooMany }, (_, at) => another(good, at)),
        ),
      ]
    default:
      return [must('a text', 'text'), may('a list', [1])]
  }
}

function another(list: unknown, at: number): unknown {
  const [first] = list as unknown[]
  return typeof first === 'string' && !/^[a-z-]+$|-\d\d|-/.test(first) ? `${first}${at}` : (first ?? `entry ${at}`)
}

function placesOf(schema: JsonSchema, at: string[] = []): Place[] {
  const required = schema.required ?? []
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, part]): Place[] => {
    const { plain, isNullable } = withoutNull(part)
    const here = [...at, name]
    return [{ at: here, schema: plain, isRequired: required.includes(name), isNullable }, ...placesOf(plain, here)]
  })
  const items = schema.items && withoutNull(schema.items)
  const first = items
    ? [{ at: [...at, '0'], schema: items.plain, isRequired: false, isNullable: items.isNullable }]
    : []
  return [...own, ...first, ...(items ? placesOf(items.plain, [...at, '0']) : [])]
}

function withoutNull(schema: JsonSchema): { plain: JsonSchema; isNullable: boolean } {
  const branches = schema.anyOf ?? schema.oneOf
  if (!branches) return { plain: schema, isNullable: false }
  const others = branches.filter((one) => one.type !== 'null')
  const inner = others[0] ? withoutNull(others[0]) : { plain: {}, isNullable: true }
  return { plain: inner.plain, isNullable: inner.isNullable || others.length < branches.length }
}

function valueAt(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return value
  return value === null || value === undefined ? undefined : valueAt((value as Record<string, unknown>)[name], rest)
}

function withValue(good: unknown, at: string[], value: unknown): unknown {
  const copy = structuredClone(good)
  const holder = valueAt(copy, at.slice(0, -1)) as Record<string, unknown>
  const name = at.at(-1) ?? ''
  if (value === undefined) delete holder[name]
  else holder[name] = value
  return copy
}
