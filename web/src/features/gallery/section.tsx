import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-6 border-t border-line py-8 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <h2 className="text-xl">{title}</h2>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">{children}</div>
    </section>
  )
}

export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="w-26 text-xs text-ink-soft max-md:w-full">{name}</span>
      {children}
    </div>
  )
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">{children}</div>
}
