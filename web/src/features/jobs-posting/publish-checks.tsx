import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

export type Check = { label: string; isMet: boolean; sentence: string }

/** What stands between this form and its publication, and what would make it better. */
export function PublishChecks({ checks }: { checks: readonly Check[] }): ReactNode {
  return (
    <section aria-labelledby="checks-heading" className="grid gap-2">
      <h2 id="checks-heading" className="text-lg">
        Before it is published
      </h2>
      <ul className="grid">
        {checks.map((check) => (
          <li key={check.label} className="flex items-start gap-2 border-t border-line py-2.5 text-sm">
            <Icon
              of={check.isMet ? CircleCheck : CircleAlert}
              label={check.isMet ? 'Fine' : 'To do'}
              className={check.isMet ? 'mt-px text-good' : 'mt-px text-warn'}
            />
            <span>
              {check.label}
              <span className="block text-xs text-ink-soft">{check.sentence}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
