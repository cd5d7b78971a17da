import { beforeEach, describe, expect, test } from 'vitest'
import { tooLittleForSummary } from '#domain/profiles/summary.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from '../../testing/factories.ts'

const app = createTestApp()
let candidate: SignedIn
beforeEach(async () => {
  candidate = await signedInCandidate(app(), {
    profile: { desiredTitles: ['Charge Nurse'], skills: ['Triage', 'Wound care'], yearsExperience: 9 },
  })
})

describe('a generated summary', () => {
  test('is made of profile, skills and experience, and kept', async () => {
    const summary = 'Charge Nurse, 9 years: Triage and Wound care'
    const made = await candidate.api.profiles.generateSummary({ forceGenerate: true })
    expect(made).toEqual({ summary, message: null })
    expect((await candidate.api.profiles.mine()).headline).toBe(summary)
    expect(await candidate.api.profiles.generateSummary({ forceGenerate: true })).toEqual(made)
  })

  test('replaces one that is there only when it is asked to', async () => {
    const { version } = await candidate.api.profiles.mine()
    await candidate.api.profiles.update({ version, changes: { headline: 'Mine' } })
    expect(await candidate.api.profiles.generateSummary({})).toEqual({ summary: 'Mine', message: null })
    await candidate.api.profiles.generateSummary({ forceGenerate: true })
    expect((await candidate.api.profiles.mine()).headline).toMatch(/^Charge Nurse/)
  })

  test('of too little answers with what is missing and keeps what was there', async () => {
    const empty = await signedInCandidate(app(), { profile: { headline: 'Mine' } })
    const answer = await empty.api.profiles.generateSummary({ forceGenerate: true })
    expect(answer).toEqual({ summary: null, message: tooLittleForSummary })
    expect((await empty.api.profiles.mine()).headline).toBe('Mine')
  })

  test('is for candidates with a session, and only so often', async () => {
    const employer = await signedInEmployer(app())
    await expect(employer.api.profiles.generateSummary({})).rejects.toMatchObject({ code: 'forbidden' })
    await expect(newVisitor(app()).api.profiles.generateSummary({})).rejects.toMatchObject({ code: 'unauthenticated' })
    const wrong = candidate.api.profiles.generateSummary({ forceGenerate: 'yes' as unknown as boolean })
    await expect(wrong).rejects.toMatchObject({ code: 'invalid' })
    for (let times = 0; times < 20; times++) await candidate.api.profiles.generateSummary({})
    await expect(candidate.api.profiles.generateSummary({})).rejects.toMatchObject({ code: 'rate_limited' })
  })
})
