import { beforeEach, describe, expect, test } from 'vitest'
import { bulletsOf } from '#domain/resumes/analysis/bullets.ts'
import { textKey } from '#domain/resumes/analysis/wording.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate } from '../../testing/factories.ts'
import type { ModelServer } from '../../testing/model-server.ts'
import { readFixture, uploadResume } from '../../testing/upload-resume.ts'

const app = createTestApp({ model: true })

function model(): ModelServer {
  const server = app().model
  if (!server) throw new Error('This application has a model.')
  return server
}

let candidate: SignedIn
beforeEach(async () => {
  candidate = await signedInCandidate(app())
})

async function analysisAfterUpload() {
  const { id } = await uploadResume(candidate, await readFixture('plain-resume.pdf'))
  await app().runTasks()
  expect(app().taskFailures).toEqual([])
  expect(await candidate.api.resumes.state({ id })).toMatchObject({ step: 'done', failure: null })
  const { analysis } = await candidate.api.resumes.analysis({ id })
  if (!analysis) throw new Error('There is no analysis.')
  return { id, analysis }
}

describe('with a model', () => {
  test('its rewrites are added and marked, what it invents is refused, and no score changes', async () => {
    model().behave('refusal')
    const { id, analysis: byRules } = await analysisAfterUpload()
    const [first, second] = bulletsOf((await candidate.api.resumes.reading({ id })).reading)
    const said = {
      rewrites: [
        {
          id: textKey(first?.text ?? ''),
          after: `${first?.text}, [result, with a number]`,
          reason: 'A blank for the result.',
        },
        {
          id: textKey(second?.text ?? ''),
          after: `${second?.text} at Mercy General for 9,000 patients`,
          reason: 'More.',
        },
        { id: 'made-up', after: 'Led everything', reason: 'Why not.' },
      ],
    }
    model().behave({ content: said })
    const { id: again, analysis } = await analysisAfterUpload()
    const byModel = analysis.rewriteSuggestions.filter((rewrite) => rewrite.isByModel)
    expect(byModel.map((rewrite) => rewrite.after)).toEqual([`${first?.text}, [result, with a number]`])
    expect(analysis.rewriteSuggestions.filter((rewrite) => !rewrite.isByModel)).toEqual(byRules.rewriteSuggestions)
    expect({ ...analysis, rewriteSuggestions: [] }).toEqual({ ...byRules, rewriteSuggestions: [] })

    const draft = await candidate.api.resumes.acceptRewrite({ id: again, rewriteId: byModel[0]?.id ?? '' })
    expect(draft.changes).toMatchObject([{ source: 'Rewrite', isByModel: true }])
  })

  test('it is told no name, contact or employer', async () => {
    model().behave('refusal')
    await analysisAfterUpload()
    const sent = JSON.stringify(model().asked.at(-1)?.body)
    expect(sent).not.toMatch(/Amara|Nwosu|555-0147|@example|Harbourview/)
  })

  test.each(['garbage', 'refusal', 'endless', 'silence', 'failure', 'not-json', 'cut-off', 'wrong-shape'] as const)(
    '%s ends in the analysis that rules made, and in no error',
    async (how) => {
      model().behave(how)
      const { analysis } = await analysisAfterUpload()
      expect(analysis.overallScore).toBeGreaterThan(0)
      expect(analysis.rewriteSuggestions.some((rewrite) => rewrite.isByModel)).toBe(false)
    },
  )
})

describe('a generated summary', () => {
  test('is phrased by the model within the truth guard, else by rules', async () => {
    model().behave('refusal')
    await analysisAfterUpload()
    model().behave({ content: { summary: 'Registered Nurse who led Mercy General' } })
    const byRules = await candidate.api.profiles.generateSummary({ forceGenerate: true })
    expect(byRules.summary).toMatch(/Nurse.*, \d+ years/)
    model().behave({ content: { summary: 'Registered Nurse in acute care.' } })
    const phrased = await candidate.api.profiles.generateSummary({ forceGenerate: true })
    expect(phrased).toEqual({ summary: 'Registered Nurse in acute care', message: null })
    expect((await candidate.api.profiles.mine()).headline).toBe('Registered Nurse in acute care')
  })
})
