import { resumeFile } from './support/candidate.ts'
import { signUpCandidate } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.describe('a server that is killed while it reads a résumé', { tag: '@desktop-only' }, () => {
  test.use({ expectedComplaints: [/net::ERR_/] })

  test('goes on after its next start, and the page that watched comes back by itself', async ({ page, server }) => {
    await signUpCandidate(page, { name: 'Idris Vale', email: 'idris@mail.example' })
    await page.goto('/onboarding/resume')
    const acknowledged = page.waitForResponse('**/api/uploads/resumes')
    await page.getByLabel(/Drop your résumé here/).setInputFiles(resumeFile('pdf'))
    expect((await acknowledged).status()).toBe(201)
    await server.kill()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your résumé|Reading your résumé/)
    await server.startAgain()
    await expect(page.getByText('Analysis complete')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('heading', { name: /Quick Wins/ })).toBeVisible()

    await test.step('a reload tells no news and leads on to what comes next', async () => {
      await page.reload()
      await expect(page).toHaveURL('/start/prefs')
      await expect(page.getByText('Analysis complete')).toBeHidden()
    })
  })
})
