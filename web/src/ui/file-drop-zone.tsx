import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'

type FileDropZoneProps = {
  /** "Drop your résumé here, or choose a file" */
  label: string
  /** "PDF/DOCX · up to 10MB • Private until you apply" */
  hint: ReactNode
  /** For the picker only, such as ".pdf,.doc,.docx"; whoever gets the file checks it. */
  accept: string
  onFile: (file: File) => void
  error?: string
  disabled?: boolean
}

/** Drag, click or keyboard: the whole area is the label of one file input. */
export function FileDropZone({ label, hint, accept, onFile, error, disabled }: FileDropZoneProps) {
  const [over, setOver] = useState(false)
  const id = useId()

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !disabled) onFile(file)
  }

  return (
    <div className="grid gap-2">
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={classNames(
          'grid justify-items-center gap-2 rounded-card border border-dashed border-line-strong bg-surface px-6 py-10 text-center hover:border-ink',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-60',
          over && 'border-solid border-action bg-action-soft',
          error && 'border-bad',
        )}
      >
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-describedby={classNames(`${id}-hint`, error && `${id}-error`)}
          aria-invalid={Boolean(error) || undefined}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) onFile(file)
          }}
        />
        <span className="grid size-14 place-items-center rounded-card bg-action-soft text-xl text-action">
          <Icon of={Upload} />
        </span>
        <span className="font-display text-xl leading-control font-heading">{label}</span>
        <span id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
