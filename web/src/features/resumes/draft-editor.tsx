import { useState } from 'react'
import { openBlanks } from '#domain/resumes/blanks.ts'
import { draftBodyMaximum } from '#domain/resumes/limits.ts'
import type { ResumeDraftView } from '#domain/resumes/schema.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { UnsavedWords } from './unsaved-words.tsx'
import { useDraft } from './use-draft.ts'

/** The text itself. A failed save keeps what was typed, and leaving with unsaved words asks first. */
export function DraftEditor({ draft }: { draft: ResumeDraftView }) {
  const [body, setBody] = useState(draft.body)
  const [isAsking, setIsAsking] = useState(false)
  const { save, activate, isSaving, isActivating } = useDraft(draft)
  const isChanged = body.trim() !== draft.body
  const isBlank = body.trim() === ''
  const blanks = openBlanks(body)

  if (draft.isActivated) return <ActivatedDraft draft={draft} />
  return (
    <section aria-label="The text of your draft" className="grid content-start gap-4">
      <Field
        label="Text"
        helper={blanks.length > 0 ? <OpenBlanks blanks={blanks} /> : 'No blanks are left open.'}
        error={isBlank ? 'A résumé needs some text' : undefined}
      >
        <TextArea
          rows={28}
          value={body}
          maxLength={draftBodyMaximum}
          className="leading-body"
          onChange={(event) => setBody(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          busy={isActivating}
          blocked={isBlank}
          onClick={() => (blanks.length > 0 ? setIsAsking(true) : activate(body))}
        >
          {isActivating ? 'Setting as active…' : 'Set as Active'}
        </Button>
        <Button
          variant="quiet"
          busy={isSaving}
          disabled={!isChanged || isBlank || isActivating}
          onClick={() => save(body)}
        >
          {isSaving ? 'Saving…' : 'Save draft'}
        </Button>
      </div>
      <AlertDialog
        open={isAsking}
        title={blanks.length === 1 ? 'One blank is still open' : `${blanks.length} blanks are still open`}
        description={`${blanks.length === 1 ? 'It' : 'They'} would stand in your résumé as written, brackets and all.`}
        cancelLabel={blanks.length === 1 ? 'Fill it in' : 'Fill them in'}
        confirmLabel="Set as Active"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          activate(body)
        }}
      >
        <ul className="grid gap-1 text-sm">
          {blanks.map((blank) => (
            <li key={blank}>{blank}</li>
          ))}
        </ul>
      </AlertDialog>
      <UnsavedWords isChanged={isChanged} what="Your last edits of this draft" />
    </section>
  )
}

function OpenBlanks({ blanks }: { blanks: readonly string[] }) {
  return (
    <span className="break-words">
      {blanks.length === 1 ? 'One blank to fill: ' : `${blanks.length} blanks to fill: `}
      {blanks.join(', ')}
    </span>
  )
}

function ActivatedDraft({ draft }: { draft: ResumeDraftView }) {
  const when = new Date(draft.activatedAt ?? '').toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section aria-label="The text of your draft" className="grid content-start gap-4">
      <p role="status">
        Set as your active résumé on {when}.{' '}
        <TextLink to="/onboarding/resume" search={{ replace: 1 }}>
          See its analysis
        </TextLink>
      </p>
      <p className="rounded-card border border-line bg-surface p-5 break-words whitespace-pre-wrap">{draft.body}</p>
    </section>
  )
}
