import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { accountMessages, deadLink } from '#domain/accounts/messages.ts'
import { namesNothing, readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { confirmEmailMutation, sessionQuery } from './queries.ts'

const route = getRouteApi('/auth/confirm/$token')

/** A press, not the visit, uses the link up: mail scanners open links too. */
export function ConfirmPage() {
  const { token } = route.useParams()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const confirm = useMutation({
    ...confirmEmailMutation,
    onSuccess: async () => {
      await queryClient.invalidateQueries(sessionQuery)
      showMessage(accountMessages.emailConfirmed)
      await navigate({ to: '/', replace: true })
    },
  })

  const problem = confirm.isError ? readProblem(confirm.error) : null
  const isDead = namesNothing(problem)

  return (
    <PageBody width="narrow">
      <PageHeader title="Confirm your address" lead="One press, and we know that mail to you arrives." />
      {isDead ? (
        <p role="alert">
          {deadLink}{' '}
          <Link to="/profile" hash="email">
            Go to your email settings
          </Link>
        </p>
      ) : (
        <>
          {problem && (
            <p role="alert" className="mb-5">
              {problem.message}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button busy={confirm.isPending} onClick={() => confirm.mutate({ secret: token })}>
              Confirm my address
            </Button>
            <ButtonLink to="/" variant="quiet">
              Not now
            </ButtonLink>
          </div>
        </>
      )}
    </PageBody>
  )
}
