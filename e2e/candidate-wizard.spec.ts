import { crc32, deflateSync } from 'node:zlib'
import { expectAccessible } from './support/accessible.ts'
import { letToastsGo, signUpCandidate } from './support/people.ts'
import { addChips, expectSaved, storedProfile } from './support/profile.ts'
import { expect, test } from './support/test.ts'

// An address that runs script is refused, which the browser notes.
test.use({ expectedComplaints: [/status of 422/] })

test('a new candidate fills the profile wizard, step by step', async ({ page }, { project }) => {
  test.setTimeout(180_000)
  await signUpCandidate(page, { name: 'Wanda Lark', email: `wizard-${project.name}@mail.example` })
  await test.step('The end lists what is missing as links, from the first day', async () => {
    await page.goto('/onboarding/candidate/profile?step=5')
    await expect(page.getByRole('progressbar', { name: 'Your profile is 13% complete' })).toBeVisible()
    await page.getByRole('link', { name: 'Professional summary' }).click()
    await expect(page).toHaveURL('/profile')
    await page.goBack()
    await page.getByRole('link', { name: 'LinkedIn' }).click()
    await expect(page).toHaveURL('/onboarding/candidate/profile?step=3')
  })

  await page.goto('/onboarding/candidate/profile')
  const next = page.getByRole('button', { name: 'Next' })

  await test.step('Basics needs a name, cuts the photo square and takes five digits', async () => {
    await expect(page.getByRole('heading', { name: 'Basics', level: 1 })).toBeVisible()
    const name = page.getByLabel('Full Name')
    await expect(name).toHaveValue('Wanda Lark')
    await name.fill('')
    await next.click()
    await expect(page.getByRole('alert').getByText('Required field')).toBeVisible()
    await expect(page.getByRole('alert').getByText('Please enter your full name')).toBeVisible()
    await expect(name).toBeFocused()
    await name.fill('Wanda Larkspur')
    await page.getByLabel('Location').fill('97-2a01')
    await expect(page.getByLabel('Location')).toHaveValue('97201')
    await expectSaved(page)
    await expect(page.getByText('Portland, OR (PT).', { exact: false })).toBeVisible()

    await page
      .getByLabel('Photo')
      .setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(2 ** 21) })
    await expect(page.getByText('File too large')).toBeVisible()
    await expect(page.getByText('Please select an image under 2MB')).toBeVisible()
    await page.getByLabel('Photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: stripes(600, 400) })
    const crop = page.getByRole('dialog', { name: 'Crop your photo' })
    const zoom = crop.getByLabel('Zoom')
    await expect(zoom).toHaveValue('1')
    await zoom.press('ArrowRight')
    await expect(zoom).toHaveValue('1.1')
    await zoom.press('End')
    await expect(zoom).toHaveValue('3')
    await letToastsGo(page)
    await expectAccessible(page, 'wizard-crop')
    const refused = 'This image could not be read. Please try another.'
    const answer = { code: 'invalid', message: refused, requestId: 'x' }
    await page.route('/api/uploads/avatar', (route) => route.fulfill({ status: 422, json: answer }), { times: 1 })
    await crop.getByRole('button', { name: 'Save photo' }).click()
    await expect(page.getByRole('alert').getByText('Failed to upload avatar')).toBeVisible()
    await expect(page.getByRole('alert').getByText(refused)).toBeVisible()
    await crop.getByRole('button', { name: 'Save photo' }).click()
    await expect(crop).toBeHidden()
    const { avatarUrl } = await storedProfile(page)
    const photo = await page.request.get(String(avatarUrl))
    expect(photo.headers()['content-type']).toBe('image/jpeg')
    await expectAccessible(page, 'wizard-basics')
    await next.click()
  })

  await test.step('Experience waits for five skills, a title and a place', async () => {
    await expect(page).toHaveURL('/onboarding/candidate/profile?step=2')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await next.press('Enter')
    await expect(page.getByText('Required fields')).toBeVisible()
    await expect(page.getByText('Please add at least 5 skills, 1 job title, and locations if not remote')).toBeVisible()
    await expect(page.getByLabel('Core skills')).toBeFocused()
    await page.getByLabel('Years of experience').fill('9')
    await addChips(page, 'Core skills', ['k8s', 'node', 'Postgres', 'Terraform', 'Go'])
    await expect(page.getByRole('button', { name: 'Remove Kubernetes' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Node.js' })).toBeVisible()
    await addChips(page, 'Desired job titles', ['Platform Engineer'])
    await expect(page.getByLabel('Preferred locations')).toHaveCount(0)
    await page.getByRole('radio', { name: 'Hybrid' }).check()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await addChips(page, 'Preferred locations', ['Portland, OR'])
    await expect(page.getByText('Portland, OR (PT)')).toBeVisible()
    await page.getByRole('switch', { name: 'Open to relocation' }).check()
    await page.getByLabel('Currency').selectOption('CAD')
    await page.getByLabel('Compensation').fill('90000')
    await expect(page.getByText('CA$90,000+ a year')).toBeVisible()
    await page.getByText('Add seniority & industries').click()
    await page.getByRole('radio', { name: 'Senior' }).check()
    await addChips(page, 'Industries', ['Healthcare'])
    await expectSaved(page)
    await letToastsGo(page)
    await expectAccessible(page, 'wizard-experience')
    await next.click()
    await expect(page).toHaveURL('/onboarding/candidate/profile?step=3')
    expect((await storedProfile(page)).prefsSetAt).not.toBeNull()
    await expect.poll(async () => (await storedProfile(page)).headline).toContain('Platform Engineer')
  })

  await test.step('Links completes an address; a reload comes back to the same step', async () => {
    await page.getByLabel('LinkedIn URL').fill('linkedin.com/in/wanda')
    await page.getByLabel('Website').fill('javascript:alert(1)')
    await page.getByLabel('Website').press('Tab')
    await expect(page.getByLabel('LinkedIn URL')).toHaveValue('https://linkedin.com/in/wanda')
    await expect(page.getByText('Please enter a full address, starting with https://')).toBeVisible()
    await page.getByLabel('Website').fill('')
    await expectSaved(page)
    await page.reload()
    await expect(page.getByLabel('LinkedIn URL')).toHaveValue('https://linkedin.com/in/wanda')
    await expectAccessible(page, 'wizard-links')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('heading', { name: 'Experience', level: 1 })).toBeVisible()
    await page.goBack()
    await next.click()
  })

  await test.step('Trust can wait, and the end says what is still missing', async () => {
    await expect(page.getByRole('heading', { name: 'Trust', level: 1 })).toBeVisible()
    await expect(next).toHaveCount(0)
    await expectAccessible(page, 'wizard-trust')
    await page.getByRole('button', { name: 'Skip for Now' }).click()
    await expect(page.getByRole('heading', { name: "You're All Set!" })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Your profile is 100% complete' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Upload Résumé' })).toHaveAttribute(
      'href',
      '/resume-upload?from=wizard',
    )
    await expectAccessible(page, 'wizard-complete')
    await page.getByRole('link', { name: 'See Matches' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

/** A small PNG with something on it, made by hand. */
function stripes(width: number, height: number): Buffer {
  const row = Buffer.from([0, ...Array.from({ length: width }, (_, x) => [x % 256, 90, 160]).flat()])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, part('IHDR', header), part('IDAT', pixels), part('IEND', Buffer.alloc(0))])
}

function part(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
