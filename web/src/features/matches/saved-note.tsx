import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { savedNoteMaximum } from '#domain/matches/limits.ts'
import { matchMessages } from '#domain/matches/messages.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { noteSavedJobMutation, savedJobsQuery } from './queries.ts'

type SavedNoteProps = { jobId: string; title: string; note: string | null }

/** A sentence to oneself about a saved job; nobody else reads it. */
export function SavedNote({ jobId, title, note }: SavedNoteProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  if (isOpen) return <NoteForm jobId={jobId} note={note ?? ''} onDone={() => setOpen(false)} />
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      {note && <p className="text-sm wrap-anywhere">{note}</p>}
      <TextButton ref={opener} aria-label={`${note ? 'Edit' : 'Add a'} note on ${title}`} onClick={() => setOpen(true)}>
        {note ? 'Edit note' : 'Add a note'}
      </TextButton>
    </div>
  )
}

function NoteForm({ jobId, note, onDone }: { jobId: string; note: string; onDone: () => void }) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(note)
  const save = useMutation(noteSavedJobMutation)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    try {
      await save.mutateAsync({ jobId, note: typed })
      await queryClient.invalidateQueries({ queryKey: savedJobsQuery.queryKey })
      onDone()
    } catch {
      showMessage(matchMessages.noteFailed)
    }
  }

  return (
    <form className="grid max-w-120 gap-2" onSubmit={(event) => void submit(event)}>
      <Field
        label="Your note"
        helper="Only you see it. Empty takes it away."
        counter={{ value: typed.length, max: savedNoteMaximum }}
      >
        <TextInput
          ref={input}
          value={typed}
          maxLength={savedNoteMaximum}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="tonal" busy={save.isPending}>
          Save note
        </Button>
        <Button size="sm" variant="bare" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
