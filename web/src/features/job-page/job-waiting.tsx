import { Skeleton, Waiting } from '../../ui/skeleton.tsx'

/** The shape of the page that comes: score and table on the left, the gate on the right. */
export function JobWaiting() {
  return (
    <Waiting label="Loading the job">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12">
        <div className="grid content-start gap-10">
          <Skeleton className="h-44 w-full rounded-card" />
          <div className="grid gap-4">
            <Skeleton className="h-6 w-72" />
            {['a', 'b', 'c', 'd', 'e'].map((row) => (
              <Skeleton key={row} className="h-5 w-full" />
            ))}
          </div>
        </div>
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    </Waiting>
  )
}
