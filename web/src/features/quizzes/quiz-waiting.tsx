import { Skeleton, Waiting } from '../../ui/skeleton.tsx'

export function QuizWaiting() {
  return (
    <Waiting label="Loading the quiz">
      <div className="grid gap-4">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-target" />
        <Skeleton className="h-target" />
        <Skeleton className="h-target" />
        <Skeleton className="h-target" />
      </div>
    </Waiting>
  )
}
