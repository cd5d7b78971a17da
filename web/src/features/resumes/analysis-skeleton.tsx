import { PageBody } from '../../ui/page.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'

/** The shape of the analysis before it is there: sentence and scores, the four parts, quick wins beside the checks. */
export function AnalysisSkeleton() {
  return (
    <PageBody>
      <Waiting label="Loading the analysis">
        <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[1fr_auto]">
          <div className="grid gap-4">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-3/5" />
            <Skeleton className="h-5 w-4/5" />
          </div>
          <div className="flex gap-8 max-md:justify-center">
            <Skeleton className="size-32 rounded-full" />
            <Skeleton className="size-32 rounded-full" />
          </div>
        </div>
        <div className="mt-8 grid gap-x-6 gap-y-4 border-y border-line py-6 md:grid-cols-[35fr_30fr_20fr_15fr]">
          {['ats', 'impact', 'writing', 'completeness'].map((part) => (
            <div key={part} className="grid gap-2">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-6 w-1/4" />
              <Skeleton className="h-2 w-full" />
            </div>
          ))}
        </div>
        <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_20.5rem]">
          <Rows names={['first', 'second', 'third']} height="h-24" />
          <Rows names={['a', 'b', 'c', 'd', 'e', 'f']} height="h-5" />
        </div>
      </Waiting>
    </PageBody>
  )
}

function Rows({ names, height }: { names: readonly string[]; height: string }) {
  return (
    <div className="grid content-start gap-4">
      <Skeleton className="h-7 w-2/5" />
      {names.map((name) => (
        <Skeleton key={name} className={height} />
      ))}
    </div>
  )
}
