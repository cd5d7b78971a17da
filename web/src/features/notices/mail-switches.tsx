import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { alwaysMailed, mailSwitches } from '#domain/notices/kinds.ts'
import type { SwitchChange, SwitchView } from '#domain/notices/schema.ts'
import { readProblem } from '../../api-error.ts'
import { Switch } from '../../ui/switch.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { changeSwitchMutation, switchesQuery } from './queries.ts'

/** Which mails come; the bell shows everything in any case. */
export function MailSwitches() {
  const { data: switches } = useQuery(switchesQuery)
  const queryClient = useQueryClient()
  const change = useMutation({
    ...changeSwitchMutation,
    onMutate: (input: SwitchChange) => {
      const before = queryClient.getQueryData(switchesQuery.queryKey)
      queryClient.setQueryData(switchesQuery.queryKey, (now: SwitchView[] | undefined) =>
        now?.map((one) => (one.kind === input.kind ? { ...one, byMail: input.byMail } : one)),
      )
      return before
    },
    onError: (error, _, before) => {
      queryClient.setQueryData(switchesQuery.queryKey, before)
      toastFailure('Failed to save', readProblem(error).message)
    },
  })
  if (!switches || switches.length === 0) return null
  return (
    <section id="mails" aria-labelledby="mails-heading" className="mt-12">
      <h2 id="mails-heading" className="text-2xl">
        Mails
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{alwaysMailed}</p>
      <ul>
        {switches.map(({ kind, byMail }) => {
          const words = mailSwitches.find((one) => one.kind === kind)
          return (
            <li key={kind} className="border-t border-line py-3 last:border-b">
              <Switch
                checked={byMail}
                onChange={(on) => change.mutate({ kind, byMail: on })}
                label={
                  <span>
                    {words?.label} <span className="block text-xs text-ink-soft">{words?.hint}</span>
                  </span>
                }
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
