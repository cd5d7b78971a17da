import { expect, test } from 'vitest'
import { erasureTime, isErasureDue } from './deletion.ts'
import { deviceWords } from './device-words.ts'
import { accountMessages } from './messages.ts'

const asked = new Date('2026-11-20T09:00:00Z')

test('an account is erased seven days after it was asked for, and not a moment earlier', () => {
  expect(erasureTime(asked).toISOString()).toBe('2026-11-27T09:00:00.000Z')
  expect(isErasureDue(asked, new Date('2026-11-27T08:59:59Z'))).toBe(false)
  expect(isErasureDue(asked, new Date('2026-11-27T09:00:00Z'))).toBe(true)
  expect(isErasureDue(null, new Date('2030-01-01T00:00:00Z'))).toBe(false)
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.0', 'Unknown browser'],
  [null, 'Unknown browser'],
])('%s is %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words)
})

test.each([
  ['tooManyAttempts', 'Too many attempts', 'Please wait a few minutes before trying again.'],
  ['signInFailed', 'Sign in failed', 'Check your email and password and try again.'],
  ['accountExists', 'Account exists', 'This email is already registered. Try signing in.'],
  ['signUpFailed', 'Sign up failed', 'Could not create account. Try again.'],
  ['accountCreated', 'Account created', "Welcome! Let's set up your profile."],
  ['signedOut', 'Signed out successfully', undefined],
  ['signOutFailed', 'Error', 'Failed to sign out. Please try again.'],
] as const)('the message %s reads %s / %s', (name, title, description) => {
  expect(accountMessages[name]).toMatchObject({ title, description })
})
