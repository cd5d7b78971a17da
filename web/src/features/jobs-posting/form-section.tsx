import type { ReactNode } from 'react'

/** One topic of a long form: a heading, a sentence, its fields; parted from the next by a line. */
export function FormSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-7 first:border-t-0 first:pt-0">
      <header className="grid gap-1">
        <h2 className="text-xl">{title}</h2>
        {lead && <p className="max-w-measure text-sm text-ink-soft">{lead}</p>}
      </header>
      {children}
    </section>
  )
}
