import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { jobMessages, jobRefusals } from '#domain/jobs/messages.ts'
import { mayEdit } from '#domain/jobs/rules.ts'
import type { JobInput, UpdateJobInput } from '#domain/jobs/schema.ts'
import type { OwnJobView } from '#domain/jobs/views.ts'
import { quizMessages } from '#domain/quizzes/messages.ts'
import { namesNothing, readProblem } from '../../api-error.ts'
import { dropKeptForm } from '../../kept-form.ts'
import { showMessage } from '../../show-message.ts'
import { Badge } from '../../ui/badge.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { ownCompanyQuery } from '../companies/queries.ts'
import { FormWaiting } from './form-waiting.tsx'
import { fieldsOf } from './job-fields.ts'
import { JobForm, type SaveProblems } from './job-form.tsx'
import { NoSuchRole } from './no-such-role.tsx'
import { ownJobQuery, ownJobsQuery, updateJobMutation } from './queries.ts'
import { stateWords } from './state-words.ts'

const route = getRouteApi('/signed-in/employer/post-job/$id')

export function EditJobPage() {
  const { id } = route.useParams()
  const job = useQuery(ownJobQuery(id))
  const company = useQuery(ownCompanyQuery)
  const error = job.error ?? company.error
  const isMissing = namesNothing(error && readProblem(error))
  return (
    <PageBody>
      <PageHeader
        title={job.data?.title ?? (isMissing ? jobRefusals.notFound : 'Your role')}
        back={
          <TextLink to="/dashboard">
            <Icon of={ArrowLeft} /> Your Roles
          </TextLink>
        }
        lead={job.data && <StateLead job={job.data} />}
      />
      {job.data && company.data?.company && (
        <EditForm key={job.data.version} job={job.data} companyName={company.data.company.name} />
      )}
      {isMissing && <NoSuchRole />}
      {error && !isMissing && (
        <ErrorState
          title="The role did not load"
          description={readProblem(error).message}
          onRetry={() => void Promise.all([job.refetch(), company.refetch()])}
          retrying={job.isFetching || company.isFetching}
        />
      )}
      {!error && (!job.data || !company.data) && <FormWaiting />}
    </PageBody>
  )
}

function StateLead({ job }: { job: OwnJobView }) {
  const { label, tone } = stateWords[job.state]
  return (
    <span className="flex flex-wrap items-center gap-3 text-sm">
      <Badge tone={tone}>{label}</Badge>
      {job.quizDue === 0 && job.state === 'quiz_pending' && 'Quiz passed. Remove or confirm each find, then save.'}
      {job.quizDue > 0 && (
        <TextLink to="/post-job/$id/quiz" params={{ id: job.id }}>
          Take the expectations quiz
        </TextLink>
      )}
      {job.state === 'published' && 'A change of must-haves or pay takes it offline until you answer for it.'}
    </span>
  )
}

function EditForm({ job, companyName }: { job: OwnJobView; companyName: string }) {
  const { session } = route.useRouteContext()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const update = useMutation(updateJobMutation)
  // What was typed over an older version of the role must not come back over a newer one.
  const draftOwner = `${session.person.id}.${job.id}.${job.version}`
  const isDraft = job.state === 'draft'
  if (!mayEdit(job.state)) return <Note>{jobRefusals.over}</Note>

  async function save(input: JobInput, intent: UpdateJobInput['intent']): Promise<SaveProblems | undefined> {
    try {
      const saved = await update.mutateAsync({ ...input, jobId: job.id, version: job.version, intent })
      dropKeptForm(draftOwner)
      queryClient.setQueryData(ownJobQuery(job.id).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: ownJobsQuery.queryKey, exact: true })
      const isPosted = job.state === 'draft' && saved.state === 'quiz_pending'
      const isOut = job.state === 'quiz_pending' && saved.state === 'published'
      showMessage(isPosted ? jobMessages.posted : isOut ? quizMessages.published : jobMessages.changesSaved)
      const isQuizDue = saved.state === 'quiz_pending' && job.state !== 'quiz_pending'
      if (isQuizDue) await navigate({ to: '/post-job/$id/quiz', params: { id: job.id } })
    } catch (error) {
      const { message, fields } = readProblem(error)
      toastFailure(message || jobMessages.postFailed.title)
      return fields
    }
  }

  return (
    <JobForm
      saved={fieldsOf(job)}
      draftOwner={draftOwner}
      companyName={companyName}
      areTermsFixed={job.publishedAt !== null}
      submitWords={isDraft ? { idle: 'Post Job', busy: 'Posting…' } : { idle: 'Save changes', busy: 'Saving…' }}
      onSave={(input) => save(input, 'post')}
      onSaveDraft={isDraft ? (input) => save(input, 'draft') : undefined}
    />
  )
}
