import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Delayed } from './delayed.tsx'

/** One grey shape; give it the size of what will stand there: `<Skeleton className="h-5 w-4/5" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton-sweep block rounded-sm', className)} />
}

/** Around the skeletons of one region. It keeps the room from the start and shows itself after 150 ms. */
export function Waiting({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {label}
      </span>
      <Delayed>{children}</Delayed>
    </div>
  )
}

export function SkeletonCard() {
  return (
    <div className="rounded-card border border-line bg-surface p-6">
      <div className="flex gap-4">
        <Skeleton className="size-14 flex-none rounded-card" />
        <div className="grid flex-1 content-start gap-2">
          <Skeleton className="h-4.5 w-4/5" />
          <Skeleton className="h-3 w-1/2" />
          <Skeleton className="h-3 w-2/3" />
        </div>
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <Skeleton className="h-3 w-2/5" />
      </div>
    </div>
  )
}
