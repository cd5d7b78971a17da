import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { deadLink } from '#domain/accounts/messages.ts'
import type { EmploymentAnswer } from '#domain/trust/forms.ts'
import { readProblem } from '../../api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Answered, InvitedPage, InvitedProblem } from './invited-frame.tsx'
import { answerEmploymentMutation, employmentQuestionQuery } from './queries.ts'

const route = getRouteApi('/verify-employment/$token')

const title = 'Is this right?'

/** Where the mail to a past employer leads: company, title and dates, and four answers. Opening it changes nothing. */
export function VerifyEmploymentPage() {
  const { token } = route.useParams()
  const query = useQuery(employmentQuestionQuery(token))
  const answer = useMutation(answerEmploymentMutation)
  const [isCorrecting, setIsCorrecting] = useState(false)
  if (!query.data) return <InvitedProblem title={title} query={query} />
  const problem = answer.error && readProblem(answer.error)
  const say = (given: EmploymentAnswer['answer'], correction?: EmploymentAnswer['correction']) =>
    answer.mutate({ secret: token, answer: given, correction })
  const isSaying = (given: EmploymentAnswer['answer']) => answer.isPending && answer.variables.answer === given
  if (answer.data) {
    return (
      <InvitedPage title="Thank you">
        <Answered>Your answer has been passed on.</Answered>
      </InvitedPage>
    )
  }
  return (
    <InvitedPage
      title={title}
      lead="The person named in our mail gave these details of a past job. Do they match your records?"
    >
      <div className="grid gap-6">
        <Facts {...query.data} />
        {problem && (
          <p role="alert" className="text-bad">
            {problem.code === 'not_found' ? deadLink : problem.message}
          </p>
        )}
        {isCorrecting ? (
          <CorrectionForm
            known={query.data}
            isSending={answer.isPending}
            onSend={(correction) => say('correct', correction)}
            onBack={() => setIsCorrecting(false)}
          />
        ) : (
          <div className="grid gap-3 md:flex md:flex-wrap">
            <Button size="lg" busy={isSaying('confirm')} onClick={() => say('confirm')}>
              Confirm
            </Button>
            <Button size="lg" variant="quiet" onClick={() => setIsCorrecting(true)}>
              Correct
            </Button>
            <Button size="lg" variant="quiet" busy={isSaying('no_record')} onClick={() => say('no_record')}>
              No record
            </Button>
            <Button size="lg" variant="quiet" busy={isSaying('cannot_say')} onClick={() => say('cannot_say')}>
              Cannot say
            </Button>
          </div>
        )}
        <Note icon={Lock}>
          Nothing happens before you press. We show you nothing else, and your address to nobody else.
        </Note>
      </div>
    </InvitedPage>
  )
}

type Known = { company: string; title: string | null; startDate: string | null; endDate: string | null }

function Facts({ company, title: held, startDate, endDate }: Known) {
  const rows = [
    ['Company', company],
    ['Title', held ?? 'Not given'],
    ['Start', startDate ? day(startDate) : 'Not given'],
    ['End', endDate ? day(endDate) : 'Not given'],
  ] as const
  return (
    <Card>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

type CorrectionFormProps = {
  known: Known
  isSending: boolean
  onSend: (correction: NonNullable<EmploymentAnswer['correction']>) => void
  onBack: () => void
}

/** Only what is changed is sent; the candidate then accepts it or not. */
function CorrectionForm({ known, isSending, onSend, onBack }: CorrectionFormProps) {
  const [fields, setFields] = useState({
    title: known.title ?? '',
    startDate: known.startDate ?? '',
    endDate: known.endDate ?? '',
  })
  const [problem, setProblem] = useState<string>()
  const set = (name: keyof typeof fields) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [name]: event.target.value })

  function send(event: FormEvent) {
    event.preventDefault()
    const names = Object.keys(fields) as (keyof typeof fields)[]
    const changed = names.filter((name) => fields[name].trim() !== '' && fields[name].trim() !== (known[name] ?? ''))
    const isTurned = fields.startDate !== '' && fields.endDate !== '' && fields.endDate < fields.startDate
    if (changed.length === 0) return setProblem('Change what is different, or confirm.')
    if (isTurned) return setProblem('The end is before the start.')
    return onSend(Object.fromEntries(changed.map((name) => [name, fields[name].trim()])))
  }

  return (
    <form noValidate aria-label="Correction" className="grid gap-5" onSubmit={send}>
      <Field label="Title" error={problem}>
        <TextInput value={fields.title} onChange={set('title')} />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Start date">
          <TextInput type="date" value={fields.startDate} onChange={set('startDate')} />
        </Field>
        <Field label="End date">
          <TextInput type="date" value={fields.endDate} onChange={set('endDate')} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending}>
          Send correction
        </Button>
        <Button variant="bare" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}

function day(date: string): string {
  return new Date(`${date}T00:00:00`).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' })
}
