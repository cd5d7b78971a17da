import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { profileMessages } from '#domain/profiles/messages.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { AddChip, ChipList } from '../../ui/chip.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { hiddenCompaniesQuery, hideCompanyMutation, showCompanyMutation } from '../profiles/queries.ts'

/** Companies that never see this candidate, and that this candidate never sees. */
export function HiddenCompanyList() {
  const { data, error, refetch, isFetching } = useQuery(hiddenCompaniesQuery)
  const [typed, setTyped] = useState('')
  const queryClient = useQueryClient()
  const keep = (list: typeof data) => {
    queryClient.setQueryData(hiddenCompaniesQuery.queryKey, list)
    void queryClient.invalidateQueries({ queryKey: ['matches'] })
  }
  const hide = useMutation({
    ...hideCompanyMutation,
    onSuccess: (list, name) => {
      keep(list)
      setTyped('')
      showMessage(profileMessages.companyHidden(name))
    },
    onError: (problem) => toastFailure('The company was not hidden', readProblem(problem).message),
  })
  const show = useMutation({
    ...showCompanyMutation,
    onSuccess: (list, { name }) => {
      keep(list)
      showMessage(profileMessages.companyShown(name))
    },
    onError: (problem) => toastFailure('The company is still hidden', readProblem(problem).message),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() && !hide.isPending) hide.mutate(typed.trim())
  }

  if (error && !data) {
    return (
      <ErrorState
        title="This list did not load"
        description={readProblem(error).message}
        onRetry={() => void refetch()}
        retrying={isFetching}
        heading="h3"
      />
    )
  }
  if (!data) {
    return (
      <Waiting label="Loading hidden companies">
        <Skeleton className="h-field" />
      </Waiting>
    )
  }
  return (
    <div className="grid gap-4">
      {data.hidden.length > 0 && (
        <ul aria-label="Hidden companies">
          {data.hidden.map(({ id, name }) => (
            <li key={id} className="flex items-center justify-between gap-4 border-t border-line py-2 last:border-b">
              <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
              <Button
                variant="bare"
                size="sm"
                aria-label={`Show ${name} again`}
                busy={show.isPending && show.variables.id === id}
                onClick={() => show.mutate({ id, name })}
              >
                Show again
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data.suggested.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-ink-soft">Your employer, as your résumé has it:</span>
          <ChipList label="Your employer, as your résumé has it">
            {data.suggested.map((name) => (
              <AddChip key={name} onAdd={() => hide.mutate(name)}>
                {name}
              </AddChip>
            ))}
          </ChipList>
        </div>
      )}
      <form noValidate className="flex max-w-102 items-end gap-3" onSubmit={submit}>
        <Field label="Company" className="flex-1">
          <TextInput value={typed} autoComplete="organization" onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button type="submit" variant="quiet" busy={hide.isPending} disabled={typed.trim() === ''}>
          Hide
        </Button>
      </form>
    </div>
  )
}
