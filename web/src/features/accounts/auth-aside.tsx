import { Grin } from '../../ui/grin.tsx'
import { TagList } from '../../ui/tag-list.tsx'

const promises = [
  { who: 'Job Seekers', points: ['Upload a résumé', 'Get matched', 'Build trust with vouches'] },
  { who: 'Employers', points: ['Post openings', 'Find qualified candidates', 'Hire anonymously, if you like'] },
]

/** The face beside the form: what each side comes for are the eyes. It leaves on small screens. */
export function AuthAside() {
  return (
    <aside className="hidden place-content-center gap-8 bg-brand-soft px-12 dark:bg-surface py-12 lg:grid">
      <p className="font-display text-3xl leading-tight font-heading tracking-hero">
        Stop Searching.
        <br />
        Stop Recruiting.
        <br />
        Start Smiling :)
      </p>
      <div className="grid w-full max-w-112 grid-cols-2 gap-5">
        {promises.map(({ who, points }) => (
          <section key={who} className="rounded-card bg-raised p-5 shadow-lift">
            <h2 className="mb-3 text-lg">{who}</h2>
            <TagList tags={points.map((text) => ({ text }))} />
          </section>
        ))}
      </div>
      <Grin className="mx-auto max-w-96" />
    </aside>
  )
}
