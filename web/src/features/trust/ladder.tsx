import { nextSteps } from '#domain/trust/ladder.ts'
import type { TrustOverview } from '#domain/trust/schema.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EarnedList } from '../../ui/earned-list.tsx'
import { RaiseList } from '../../ui/raise-list.tsx'
import { SmileMeter } from '../../ui/smile-meter.tsx'

const words: Record<TrustOverview['rungs'][number]['id'], string> = {
  email: 'E-mail address confirmed',
  vouches: 'Vouches',
  employment: 'Verified jobs',
  months: 'Verified share of your time at work',
  consistency: 'Résumé and verified dates agree',
}
const stepsShown = 3

/** What counts, what is done, and what is next with its points; the sum is open. */
export function Ladder({ trust }: { trust: TrustOverview }) {
  const raises = nextSteps(trust.rungs).slice(0, stepsShown)
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[auto_1fr]">
      <SmileMeter value={trust.total} label="Trust" size={132} className="justify-self-center" />
      <EarnedList items={trust.rungs.map((rung) => ({ ...rung, label: words[rung.id] }))} />
      <div className="grid gap-4 md:col-span-2">
        {raises.length > 0 && <RaiseList raises={raises} />}
        <Disclosure title="How it is counted">
          <Arithmetic trust={trust} />
        </Disclosure>
      </div>
    </div>
  )
}

function Arithmetic({ trust: { parts, total, evidence, ranked } }: { trust: TrustOverview }) {
  const [vouches, employment, consistency] = [parts.vouches, parts.employment, parts.consistency].map(
    (points) => Math.round(points * 10) / 10,
  )
  return (
    <div className="grid max-w-measure gap-3 text-sm text-ink-soft">
      <p>
        Vouches {vouches} + verified jobs {employment} + consistency {consistency} = <b className="text-ink">{total}</b>
        , rounded.
      </p>
      <p>
        A vouch brings up to 15 points: relation (manager 1, client .9, direct report .8, peer .7, mentor .6, other .5)
        × address (company 1, free mail .6) × last worked together (within 5 years 1, longer ago .8). The best three
        count, 45 points at most. One verified job brings 20, two 30, three 35.
      </p>
      <p>
        {evidence === 0
          ? 'With nothing behind it yet, employers read “New”, and you are ranked as if it were 50.'
          : `Employers see ${ranked}: few pieces of evidence are drawn towards 50, (${evidence} × ${total} + 2 × 50) ÷ ${evidence + 2}.`}
      </p>
    </div>
  )
}
