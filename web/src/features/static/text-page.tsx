import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { useToday } from './use-today.ts'

/** The day the present wording came into force; a new wording gets a new number and a new day. */
const VERSION = { number: 1, since: '20 November 2026' }

/** A page of plain text with its date and version. */
export function TextPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const today = useToday()
  return (
    <PageBody width="narrow">
      <PageHeader
        title={title}
        lead={lead}
        back={
          <TextLink to="/">
            <Icon of={ArrowLeft} /> Back to Home
          </TextLink>
        }
      />
      <p className="min-h-6 text-sm text-ink-soft">{today && `Last updated: ${today}`}</p>
      <p className="text-sm text-ink-soft">
        Version {VERSION.number}, in force since {VERSION.since}
      </p>
      <div className="mt-8 grid gap-8">{children}</div>
    </PageBody>
  )
}

export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid max-w-measure gap-3 border-t border-line pt-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
