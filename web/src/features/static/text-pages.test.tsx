import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderAtRoute } from '../../ui/testing/at-route.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { TermsPage } from './terms-page.tsx'

const pages = [
  {
    name: 'the terms',
    Page: TermsPage,
    sections: [
      'Acceptance of these terms',
      'Use of the service',
      'Privacy',
      'Intellectual property',
      'Limitation of liability',
      'Changes to these terms',
    ],
  },
  {
    name: 'the privacy page',
    Page: PrivacyPage,
    sections: ['Information we collect', 'How we use it', 'Sharing', 'Security', 'Your rights', 'Contact'],
  },
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-06T12:00:00Z') })
  return () => vi.useRealTimers()
})

describe.each(pages)('$name', ({ Page, sections }) => {
  test('has its sections in order', async () => {
    await renderAtRoute(<Page />)
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(sections)
  })

  test('shows the present day, the version in force and the way home', async () => {
    await renderAtRoute(<Page />)
    expect(screen.getByText(/^Last updated: .*2031/).textContent).toContain('6')
    expect(screen.getByText(/^Version 1, in force since 20 November 2026$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  })
})

test('what is shared and what a person may ask for is said in plain words', async () => {
  await renderAtRoute(<PrivacyPage />)
  const text = document.body.textContent
  for (const words of ['Private by default', 'only when you apply', 'never sold']) expect(text).toContain(words)
  for (const words of ['access', 'update', 'deleted', 'export', 'close']) expect(text).toContain(words)
})
