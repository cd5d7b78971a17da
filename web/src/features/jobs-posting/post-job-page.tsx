import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { jobMessages } from '#domain/jobs/messages.ts'
import type { CreateJobInput, JobInput } from '#domain/jobs/schema.ts'
import { readProblem } from '../../api-error.ts'
import { dropKeptForm } from '../../kept-form.ts'
import { showMessage } from '../../show-message.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { ownCompanyQuery } from '../companies/queries.ts'
import { FormWaiting } from './form-waiting.tsx'
import { emptyFields } from './job-fields.ts'
import { JobForm, type SaveProblems } from './job-form.tsx'
import { createJobMutation, ownJobsQuery } from './queries.ts'

const route = getRouteApi('/signed-in/employer/post-job')

export function PostJobPage() {
  const { data, error, refetch, isFetching } = useQuery(ownCompanyQuery)
  return (
    <PageBody>
      <PageHeader
        title="Post a job"
        lead="Say what the work is like. Nothing is visible to anybody before you publish it."
      />
      {data?.company && <NewJobForm companyName={data.company.name} standIn={data.company.standIn} />}
      {data && !data.company && <NoCompany />}
      {error && (
        <ErrorState
          title="The form did not load"
          description={readProblem(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <FormWaiting />}
    </PageBody>
  )
}

function NewJobForm({ companyName, standIn }: { companyName: string; standIn: string }) {
  const { session } = route.useRouteContext()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const create = useMutation(createJobMutation)
  const draftOwner = `${session.person.id}.new`

  async function save(input: JobInput, intent: CreateJobInput['intent']): Promise<SaveProblems | undefined> {
    try {
      const job = await create.mutateAsync({ ...input, intent })
      dropKeptForm(draftOwner)
      void queryClient.invalidateQueries({ queryKey: ownJobsQuery.queryKey })
      if (intent === 'draft') showMessage(jobMessages.draftSaved)
      else {
        const takeQuiz = () => void navigate({ to: '/post-job/$id/quiz', params: { id: job.id } })
        showMessage(jobMessages.posted, { label: 'Take the quiz', onPress: takeQuiz })
      }
      await navigate({ to: '/dashboard' })
    } catch (error) {
      const { message, fields } = readProblem(error)
      toastFailure(message || jobMessages.postFailed.title)
      return fields
    }
  }

  return (
    <JobForm
      saved={emptyFields(standIn)}
      draftOwner={draftOwner}
      companyName={companyName}
      submitWords={{ idle: 'Post Job', busy: 'Posting…' }}
      onSave={(input) => save(input, 'post')}
      onSaveDraft={(input) => save(input, 'draft')}
    />
  )
}

function NoCompany() {
  return (
    <EmptyState
      title="First, your company"
      action={
        <ButtonLink to="/onboarding/employer" search={{ step: 2 }}>
          Add your company
        </ButtonLink>
      }
    >
      A role belongs to a company. Its name stays hidden from candidates for as long as you choose.
    </EmptyState>
  )
}
