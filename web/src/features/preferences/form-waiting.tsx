import { Skeleton, Waiting } from '../../ui/skeleton.tsx'

export function FormWaiting() {
  return (
    <Waiting label="Loading your preferences">
      <div className="grid gap-6">
        <Skeleton className="h-field" />
        <Skeleton className="h-9 w-2/5" />
        <Skeleton className="h-field" />
        <Skeleton className="h-9" />
      </div>
    </Waiting>
  )
}
