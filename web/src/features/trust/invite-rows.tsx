import { useState } from 'react'
import { email } from '#domain/accounts/schema.ts'
import { vouchLimits } from '#domain/trust/limits.ts'
import { invitesSent, trustMessages } from '#domain/trust/messages.ts'
import { type Relation, relationWords, wizardRelations } from '#domain/trust/states.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useInvite } from './use-invite.ts'

type Row = { key: number; name: string; email: string; relation: string; problem?: string; isSent?: boolean }

const options = wizardRelations.map((value) => ({ value, label: relationWords[value] }))
const emptyRow = (key: number): Row => ({ key, name: '', email: '', relation: '' })

/** The wizard's step: up to three rows, of which those that are filled are sent; with none filled it goes on. */
export function InviteRows({ onDone }: { onDone: () => void }) {
  const invite = useInvite()
  const [rows, setRows] = useState([emptyRow(0)])
  const [isSending, setIsSending] = useState(false)
  const change = (key: number, part: Partial<Row>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, problem: undefined, ...part } : row)))

  async function send() {
    const filled = rows.filter((row) => row.name.trim() && row.email.trim() && row.relation && !row.isSent)
    setIsSending(true)
    const results = []
    // One call for each, one after the other: three at once would race for the same places.
    for (const row of filled) results.push(await sendOne(row))
    setIsSending(false)
    const sent = results.filter(({ problem }) => problem === undefined).length
    if (sent > 0) showMessage(invitesSent(sent))
    const [failed] = results.filter(({ problem }) => problem !== undefined)
    if (failed) return showMessage({ ...trustMessages.invitesFailed, description: failed.problem })
    return onDone()
  }

  async function sendOne(row: Row): Promise<{ problem: string | undefined }> {
    const address = email.safeParse(row.email)
    try {
      if (!address.success) throw new BadAddress(address.error.issues[0]?.message)
      await invite({ voucherName: row.name, voucherEmail: address.data, relation: row.relation as Relation })
      change(row.key, { isSent: true })
      return { problem: undefined }
    } catch (error) {
      const problem = error instanceof BadAddress ? error.message : readProblem(error).message
      change(row.key, { problem })
      return { problem }
    }
  }

  return (
    <div className="grid gap-8">
      <ol className="grid gap-6">
        {rows.map((row, index) => (
          <li key={row.key} className="grid gap-4 border-t border-line pt-5 first:border-0 first:pt-0 md:grid-cols-3">
            <Field label={`Name ${index + 1}`}>
              <TextInput
                autoComplete="off"
                value={row.name}
                readOnly={row.isSent}
                onChange={(event) => change(row.key, { name: event.target.value })}
              />
            </Field>
            <Field label={`Email ${index + 1}`} error={row.problem} good={row.isSent ? 'Sent' : undefined}>
              <TextInput
                type="email"
                autoComplete="off"
                value={row.email}
                readOnly={row.isSent}
                onChange={(event) => change(row.key, { email: event.target.value })}
              />
            </Field>
            <Field label={`Relationship ${index + 1}`}>
              <Select
                options={options}
                placeholder="Choose one"
                value={row.relation}
                disabled={row.isSent}
                onChange={(event) => change(row.key, { relation: event.target.value })}
              />
            </Field>
          </li>
        ))}
      </ol>
      {rows.length < vouchLimits.places && (
        <TextButton className="justify-self-start" onClick={() => setRows([...rows, emptyRow(rows.length)])}>
          Add another person
        </TextButton>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={onDone}>
          Skip for Now
        </Button>
        <Button busy={isSending} onClick={() => void send()}>
          {isSending ? 'Sending…' : 'Send Invites'}
        </Button>
      </div>
    </div>
  )
}

class BadAddress extends Error {}
