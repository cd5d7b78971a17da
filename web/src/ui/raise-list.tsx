export type Raise = { points: number; act: string }

/** "What would raise this": up to three true changes with their points. */
export function RaiseList({ title = 'What would raise this', raises }: { title?: string; raises: readonly Raise[] }) {
  return (
    <section className="rounded-card bg-brand-soft p-5">
      <h3 className="font-text text-md font-strong tracking-body">{title}</h3>
      <ol className="mt-3 grid gap-2.5">
        {raises.map((raise) => (
          <li key={raise.act} className="grid grid-cols-[2.25rem_1fr] items-baseline gap-1.5 text-sm leading-snug">
            <b className="tabular font-display text-lg leading-none font-figure">+{raise.points}</b>
            <span>{raise.act}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
