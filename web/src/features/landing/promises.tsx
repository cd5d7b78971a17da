import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { SmileFace } from '../../ui/smile-face.tsx'
import { Tile } from '../../ui/tile.tsx'

export function Promises() {
  return (
    <section aria-label="What we promise" className="grid gap-8 md:grid-cols-3 md:gap-10">
      <PromiseText mark={<SmileFace value={93} className="size-7" />} title="Every number opens">
        See what a score is made of, what would raise it, and by how much.
      </PromiseText>
      <PromiseText mark={<Tile kind="hidden" size="sm" />} title="Hidden means hidden">
        Companies stay confidential until a quiz, a shortlist or an interview. So do names.
      </PromiseText>
      <PromiseText
        mark={
          <span className="grid size-7 place-items-center rounded-sm bg-brand-soft text-xs inset-ring inset-ring-brand-edge/35">
            <Icon of={Clock} />
          </span>
        }
        title="Someone answers"
      >
        Employers have 14 days to reply. Their record is part of their trust score.
      </PromiseText>
    </section>
  )
}

function PromiseText({ mark, title, children }: { mark: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="grid content-start justify-items-start gap-2 border-t border-line pt-5">
      {mark}
      <h2 className="mt-2 text-xl">{title}</h2>
      <p className="max-w-70 text-ink-soft">{children}</p>
    </div>
  )
}
