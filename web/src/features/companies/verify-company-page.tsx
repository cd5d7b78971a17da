import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { deadLink } from '#domain/accounts/messages.ts'
import { namesNothing, readProblem } from '../../api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { verifyCompanyMutation } from './queries.ts'

const route = getRouteApi('/verify-company/$token')

/** Where the link of the mail leads. Opening it changes nothing, because mail programs open links by themselves. */
export function VerifyCompanyPage() {
  const { token } = route.useParams()
  const verify = useMutation(verifyCompanyMutation)
  const problem = verify.error && readProblem(verify.error)
  const isDead = namesNothing(problem)
  return (
    <PageBody width="narrow">
      <PageHeader
        key={verify.isSuccess ? 'done' : 'ask'}
        title={verify.isSuccess ? 'Company confirmed' : 'Confirm your company'}
        lead={
          verify.isSuccess
            ? 'Thank you. It counts as verified from now on.'
            : 'One press confirms that this address belongs to the company. Candidates then see Trusted Employer.'
        }
      />
      {verify.data ? (
        <div className="grid justify-items-start gap-5">
          <Note icon={ShieldCheck}>
            <b>{verify.data.domain}</b> is confirmed. You can close this page.
          </Note>
          <TextLink to="/dashboard" hash="company">
            See your company
          </TextLink>
        </div>
      ) : (
        <div className="grid justify-items-start gap-4">
          {problem && <p role="alert">{isDead ? deadLink : problem.message}</p>}
          {isDead ? (
            <TextLink to="/onboarding/employer" search={{ step: 3 }}>
              Send a new link
            </TextLink>
          ) : (
            <Button busy={verify.isPending} onClick={() => verify.mutate({ secret: token })}>
              Confirm the company
            </Button>
          )}
        </div>
      )}
    </PageBody>
  )
}
