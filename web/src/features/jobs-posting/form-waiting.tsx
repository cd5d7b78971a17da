import { Skeleton, Waiting } from '../../ui/skeleton.tsx'

/** The shape of the job form while it loads. */
export function FormWaiting() {
  return (
    <Waiting label="Loading the form">
      <div className="grid gap-6 lg:max-w-[calc(100%-22.5rem)]">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-field" />
        <Skeleton className="h-72" />
        <Skeleton className="h-7 w-56" />
        <div className="grid gap-5 sm:grid-cols-2">
          <Skeleton className="h-field" />
          <Skeleton className="h-field" />
        </div>
      </div>
    </Waiting>
  )
}
