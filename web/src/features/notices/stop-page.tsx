import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { deadLink } from '#domain/accounts/messages.ts'
import { readProblem } from '../../api-error.ts'
import { Button } from '../../ui/button.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { stopMailsMutation } from './queries.ts'

const route = getRouteApi('/stop/$token')

/** Where "Get no more mails like this" leads. A press, not the visit, stops them: mail scanners open links too. */
export function StopPage() {
  const { token } = route.useParams()
  const stop = useMutation(stopMailsMutation)
  const problem = stop.error && readProblem(stop.error)
  return (
    <PageBody width="narrow">
      <PageHeader title="Stop these mails" lead="One press, and mails like that one come no more." />
      {stop.data ? (
        <p role="status" className="rounded-card bg-good-soft p-5 text-good">
          Done. Mails like that one come no more. You can close this page.
        </p>
      ) : (
        <div className="grid justify-items-start gap-4">
          {problem && <p role="alert">{problem.code === 'offline' ? problem.message : deadLink}</p>}
          <Button busy={stop.isPending} onClick={() => stop.mutate(token)}>
            Stop these mails
          </Button>
        </div>
      )}
    </PageBody>
  )
}
