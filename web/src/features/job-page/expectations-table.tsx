import { CircleCheck, CircleDashed, CircleDot, Info } from 'lucide-react'
import { Fragment } from 'react'
import type { Expectation, Verdict } from '#domain/applications/schema.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconOf } from '../../ui/icon.tsx'

const groups = [
  ['must_have', 'Must have'],
  ['nice', 'Nice to have'],
  ['terms', 'Terms'],
] as const

const verdicts: Record<Verdict, { word: string; icon: IconOf; look: string }> = {
  met: { word: 'Met', icon: CircleCheck, look: 'text-good' },
  partly: { word: 'Partly', icon: CircleDot, look: 'text-warn' },
  gap: { word: 'Gap', icon: CircleDashed, look: 'text-warn' },
  unknown: { word: 'Unknown', icon: Info, look: 'text-ink-soft' },
}

/** What they ask beside what you have. Unknown is its own answer, never a gap. */
export function ExpectationsTable({ expectations }: { expectations: readonly Expectation[] }) {
  return (
    <section aria-labelledby="expectations">
      <h2 id="expectations" className="mb-4 text-2xl">
        Expectations, side by side
      </h2>
      <table className="w-full table-fixed text-left text-sm leading-snug">
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="w-[35%] pb-2 md:w-[40%] font-medium">
              They ask
            </th>
            <th scope="col" className="pb-2 font-medium">
              You have
            </th>
            <th scope="col" className="w-23 pb-2 md:w-26">
              <span className="sr-only">Result</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(([group, label]) => {
            const rows = expectations.filter((one) => one.group === group)
            if (rows.length === 0) return null
            return (
              <Fragment key={group}>
                <tr>
                  <th colSpan={3} scope="rowgroup" className="pt-5 pb-2 text-md font-strong">
                    {label}
                  </th>
                </tr>
                {rows.map((row) => (
                  <Row key={row.ask} row={row} />
                ))}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function Row({ row }: { row: Expectation }) {
  const { word, icon, look } = verdicts[row.verdict]
  return (
    <tr className="border-t border-line align-top">
      <td className="py-3 pr-3 font-medium break-words md:pr-4">{row.ask}</td>
      <td className="py-3 pr-3 text-ink-soft md:pr-4">{row.have}</td>
      <td className={classNames('py-3 font-strong', look)}>
        <span className="inline-flex items-start gap-2">
          <Icon of={icon} /> {word}
        </span>
      </td>
    </tr>
  )
}
