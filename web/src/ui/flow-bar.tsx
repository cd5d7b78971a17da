import type { ReactNode } from 'react'
import { ProgressDots } from './progress-dots.tsx'

type FlowBarProps = { current: number; total: number; back?: ReactNode; next: ReactNode }

/** The footer of a sequence: Back, the dots, Continue. It stays in sight. */
export function FlowBar({ current, total, back, next }: FlowBarProps) {
  return (
    <div data-flow-bar className="sticky bottom-0 z-5 mt-10 border-t border-line bg-surface md:mt-16 print:hidden">
      <div className="mx-auto grid max-w-[calc(var(--content)+2*var(--gutter))] grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 px-gutter py-3 md:min-h-19 md:grid-cols-[1fr_auto_1fr]">
        <div className="-ml-3 justify-self-start">{back}</div>
        <div className="max-md:col-span-2 max-md:row-start-1 max-md:justify-self-center">
          <ProgressDots current={current} total={total} />
        </div>
        <div className="grid justify-self-stretch md:justify-self-end">{next}</div>
      </div>
    </div>
  )
}
