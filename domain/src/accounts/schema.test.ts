import { describe, expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'
import { attemptsPerPage, homePath, mayChooseRole, onboardingPath } from './rules.ts'
import { signInInput, signUpInput } from './schema.ts'

const seeker = { role: 'seeker', email: 'ana@post.example', password: 'lanterns4', full_name: 'Ana Flores' }
const employer = {
  role: 'employer',
  email: 'ana@post.example',
  password: 'lanterns4',
  contact_name: 'Ana Flores',
  company_name: 'Alder & Finch',
}

function firstMessage(schema: typeof signUpInput | typeof signInInput, input: unknown) {
  const result = schema.safeParse(input)
  return result.success ? null : result.error.issues[0]?.message
}

describe('sign-up input', () => {
  test.each([
    [{ ...seeker, email: 'ana' }, 'Please enter a valid email'],
    [{ ...seeker, password: 'short4' }, 'Password must be at least 8 characters'],
    [{ ...seeker, password: '12345678' }, 'Password must contain letters'],
    [{ ...seeker, password: 'lanterns' }, 'Password must contain numbers'],
    [{ ...seeker, full_name: ' A ' }, 'Name must be at least 2 characters'],
    [{ ...seeker, full_name: 'A'.repeat(81) }, 'Name must be less than 80 characters'],
    [{ ...employer, contact_name: 'A' }, 'Name must be at least 2 characters'],
    [{ ...employer, company_name: 'A' }, 'Company name must be at least 2 characters'],
    [{ ...employer, company_name: 'A'.repeat(121) }, 'Company name must be less than 120 characters'],
    [{ ...seeker, full_name: 'Ana\r\nBcc: x@post.example' }, 'Please keep this on one line'],
  ])('refuses %j with its own sentence', (input, message) => {
    expect(firstMessage(signUpInput, input)).toBe(message)
  })

  test('trims and lower-cases the address and trims the name', () => {
    expect(signUpInput.parse({ ...seeker, email: '  Ana@Post.Example ', full_name: ' Ana Flores ' })).toEqual(seeker)
  })

  test('knows the two roles and no other', () => {
    expect(signUpInput.safeParse(employer).success).toBe(true)
    expect(signUpInput.safeParse({ ...seeker, role: 'admin' }).success).toBe(false)
  })
})

describe('sign-in input', () => {
  test.each([
    [{ email: 'nobody', password: 'lanterns4' }, 'Please enter a valid email'],
    [{ email: 'ana@post.example', password: 'seven77' }, 'Password must be at least 8 characters'],
  ])('refuses %j with its own sentence', (input, message) => {
    expect(firstMessage(signInInput, input)).toBe(message)
  })
})

test.each([
  ['Ab1!', 'weak'],
  ['aaaaaaaa', 'weak'],
  ['aaaaaaa1', 'okay'],
  ['Aaaaaaaaaa1', 'okay'],
  ['aaaaaaaaaaa1', 'okay'],
  ['Aaaaaaaaaaa1', 'strong'],
  ['Lanterns-4-ice', 'strong'],
])('the strength of %s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('ten attempts are allowed on one page', () => {
  expect(attemptsPerPage).toBe(10)
})

test.each([
  [null, '/signup'],
  ['seeker', '/dashboard'],
  ['employer', '/dashboard'],
] as const)('a person with role %s is at home at %s', (role, path) => {
  expect(homePath(role)).toBe(path)
})

test('onboarding begins where the role begins', () => {
  expect([onboardingPath('seeker'), onboardingPath('employer')]).toEqual([
    '/onboarding/candidate',
    '/onboarding/employer',
  ])
})

test.each([
  [null, { jobs: 0, applications: 0, companies: 0 }, true],
  ['seeker', { jobs: 0, applications: 0, companies: 0 }, true],
  ['seeker', { jobs: 0, applications: 1, companies: 0 }, false],
  ['employer', { jobs: 0, applications: 0, companies: 1 }, false],
  ['employer', { jobs: 2, applications: 0, companies: 0 }, false],
] as const)('role %s with %j may be chosen again: %s', (current, holdings, allowed) => {
  expect(mayChooseRole(current, holdings)).toBe(allowed)
})
