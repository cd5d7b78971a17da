import { Skeleton, Waiting } from '../../ui/skeleton.tsx'

/** The shape of the roles while they load. */
export function RolesWaiting() {
  return (
    <Waiting label="Loading your roles">
      <div className="grid gap-4">
        <div className="flex items-center justify-between gap-4">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-target w-36 rounded-control" />
        </div>
        {[0, 1].map((at) => (
          <div key={at} className="grid gap-5 rounded-card border border-line bg-surface p-6">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-16" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        ))}
      </div>
    </Waiting>
  )
}
