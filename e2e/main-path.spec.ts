import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import {
  applyToTheJob,
  findTheJob,
  type ResumeFormat,
  readAnalysis,
  setQuickPreferences,
  uploadResume,
} from './support/candidate.ts'
import { passExpectationsQuiz, postAnonymousJob, setUpCompany, shortlistTheCandidate } from './support/employer.ts'
import { mailsTo } from './support/mails.ts'
import { letToastsGo, signUpCandidate, signUpEmployer } from './support/people.ts'
import { listenFor } from './support/secrets.ts'
import { expect, test } from './support/test.ts'

/**
 * Three stories that differ in the kind of file and in who hides behind the job. The screens are the same in each, so one
 * is walked at both widths; what another kind of file adds lies in the reading, which knows no width.
 */
const stories: { format: ResumeFormat; company: string; contact: string; tag?: string }[] = [
  { format: 'pdf', company: 'Zephyrine', contact: 'Ottoline Marsh' },
  { format: 'docx', company: 'Quillhaven', contact: 'Thessaly Boone', tag: '@desktop-only' },
  { format: 'doc', company: 'Marrowstone', contact: 'Ingram Follett', tag: '@phone-only' },
]

for (const { format, company, contact, tag } of stories) {
  const details = tag === undefined ? {} : { tag }
  test(`a candidate with a ${format} and a hidden employer find each other`, details, async ({ page, openBrowser }) => {
    test.setTimeout(240_000)
    const domain = `${company.toLowerCase()}.com`
    const hirer = { name: contact, company, email: `hiring@${domain}`, website: `https://${domain}` }
    const nurse = { name: 'Amara Nwosu', email: `nurse-${format}@mail.example` }
    const employer = await openBrowser()
    const candidate = page
    // The screens are the same in every story, so they are looked at closely in one.
    const lookAt = (seen: Page) => (screen: string) =>
      format === 'pdf' ? expectAccessible(seen, screen) : Promise.resolve()

    const jobId =
      await test.step('an employer sets up a company, posts a job and passes the quiz about it', async () => {
        await signUpEmployer(employer, hirer)
        await setUpCompany(employer, hirer, lookAt(employer))
        await postAnonymousJob(employer, lookAt(employer))
        return passExpectationsQuiz(employer, lookAt(employer))
      })

    const hidden = [company, ...contact.split(' '), hirer.email, ...(await idsOf(employer))]
    const candidateHears = listenFor(candidate, hidden)
    const employerHears = listenFor(employer, [...nurse.name.split(' '), nurse.email, '555-0147', 'plain-resume'])

    await test.step('a candidate uploads a résumé, says what is wanted and applies to the job', async () => {
      await signUpCandidate(candidate, nurse)
      await uploadResume(candidate, format, lookAt(candidate))
      await readAnalysis(candidate, lookAt(candidate))
      await setQuickPreferences(candidate, lookAt(candidate))
      await findTheJob(candidate, jobId, lookAt(candidate))
      await applyToTheJob(candidate, lookAt(candidate))
      await candidateHears.expectNothingHeard()
      expect(await mailsTo(candidate, nurse.email)).not.toMatch(new RegExp(hidden.join('|'), 'i'))
    })

    await test.step('the employer reads the frozen snapshot under a code name and shortlists', async () => {
      await employer.goto('/dashboard')
      await shortlistTheCandidate(employer, nurse.name, lookAt(employer), async () => {
        // With the press on Shortlist the news of it goes out, to pages that are open as well.
        await employerHears.expectNothingHeard()
        await candidateHears.expectNothingHeard()
      })
      await expect(employer.getByRole('heading', { name: nurse.name })).toBeVisible()
    })

    await test.step('both know each other now', async () => {
      await candidate.reload()
      await expect(candidate.getByRole('heading', { name: `About ${company}` })).toBeVisible()
      await expect(candidate.getByText('Company hidden until you are shortlisted')).toBeHidden()
      await letToastsGo(candidate)
      await lookAt(candidate)('job-after-reveal')
      await expect.poll(() => mailsTo(candidate, nurse.email), { timeout: 20_000 }).toContain(company)
    })
  })
}

/** What the product calls the employer and the company inside. */
async function idsOf(employer: Page): Promise<string[]> {
  const { session } = (await (await employer.request.get('/api/session')).json()) as {
    session: { person: { id: string } }
  }
  const { company } = (await (await employer.request.get('/api/employer/company')).json()) as {
    company: { id?: string }
  }
  return [session.person.id, company.id].filter((id) => id !== undefined)
}
