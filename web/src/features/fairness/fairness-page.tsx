import type { ReactNode } from 'react'
import { fairnessResult as measured } from '#domain/matches/fairness-result.ts'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { FairnessTable } from './fairness-table.tsx'

const writtenDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function FairnessPage() {
  const scores = measured.swaps.reduce((sum, { scores: made }) => sum + made, 0)
  const changed = measured.swaps.reduce((sum, { changed: moved }) => sum + moved, 0)
  return (
    <PageBody width="narrow">
      <PageHeader title="Fairness" lead="What the ranking reads, what it never reads, and how we check that." />
      <p className="text-sm text-ink-soft">
        Ranking version {measured.algorithmVersion}, checked on {writtenDay.format(new Date(measured.measuredOn))}
      </p>
      <div className="mt-8 grid gap-8">
        <FairnessSection title="What the ranking reads">
          <p>
            The skills in your résumé and whether a dated role shows them, the titles you held and those you want, the
            work your text tells of, and your level. On the other side: the title, the required skills, the text and the
            level of the job.
          </p>
          <p>
            Work mode, place, employment type and pay are no points. They pass, fail or are unknown, and you see which.
            Beside the fit stands trust: what others have confirmed, never who they are.
          </p>
        </FairnessSection>
        <FairnessSection title="What it never reads">
          <p>
            Names, photos, contacts, pronouns, schools, ages, genders and hobbies. Text that people cannot see is left
            out. No language model gives a score, and the same input gives the same score every time.
          </p>
          <p>Nobody is declined by a score. An employer decides, with a reason you are told.</p>
        </FairnessSection>
        <FairnessSection title="Swap test">
          <p>
            We write 240 résumés for as many kinds of work, change one thing about the person, and compare every score.{' '}
            {scores.toLocaleString('en-US')} scores were made, {changed === 0 ? 'none changed.' : `${changed} changed.`}
          </p>
          <FairnessTable
            caption="Scores before and after a swap"
            head={['Changed', 'Scores', 'Moved']}
            rows={measured.swaps.map(({ kind, scores: made, changed: moved }) => [
              kind,
              made.toLocaleString('en-US'),
              String(moved),
            ])}
          />
        </FairnessSection>
        <FairnessSection title="Four-fifths test">
          <p>
            In our demo world we compare groups that no score knows of: how often the jobs in somebody’s list reach a
            fit of 60. A group under four fifths (0.80) of the highest would need an explanation. The demo is small, so
            this shows how we look, not how the whole labor market is.
          </p>
          <FairnessTable
            caption="Rates of good fits by group"
            head={['Group', 'People', 'Rate', 'Of the highest']}
            rows={measured.groups.map(({ grouping, group, people, rate, ratio }) => [
              `${grouping}: ${group}`,
              String(people),
              rate.toFixed(2),
              ratio.toFixed(2),
            ])}
          />
        </FairnessSection>
      </div>
    </PageBody>
  )
}

function FairnessSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid max-w-measure gap-3 border-t border-line pt-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
