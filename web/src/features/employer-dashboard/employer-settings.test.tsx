import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAtRoute } from '../../ui/testing/at-route.tsx'
import { EmployerSettings } from './employer-settings.tsx'

test('an employer is led on to the company, and to what everybody has', async () => {
  await renderAtRoute(<EmployerSettings />)
  const links = screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  expect(links).toEqual([
    'Company details /onboarding/employer?step=2',
    'Your name and phone /onboarding/employer?step=1',
    'Notifications and mails /notifications',
    'Account /profile',
  ])
})
