import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

type SettingsCardProps = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** One subject of the settings, at an address of its own: `/profile#password`. */
export function SettingsCard({ id, title, lead, children }: SettingsCardProps) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-xl">
        {title}
      </h2>
      {lead && <div className="mt-2 text-sm text-ink-soft">{lead}</div>}
      <div className="mt-4">{children}</div>
    </Card>
  )
}
