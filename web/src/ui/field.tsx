import { CircleAlert, CircleCheck } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type FieldControl = { id: string; describedBy: string | undefined; invalid: boolean; good: boolean }
const FieldContext = createContext<FieldControl | null>(null)

type FieldProps = {
  label: ReactNode
  /** In soft type beside the label: "(optional)", "(2 of 3)". */
  note?: string
  helper?: ReactNode
  error?: string
  /** A check that passed: "Matches your website". */
  good?: string
  counter?: { value: number; max: number; unit?: string }
  /** "Saving…" or "Saved" of an autosaving field. */
  status?: string
  className?: string
  children: ReactNode
}

/** A label above one control, help and errors below, tied together for readers. Controls of this folder find it by themselves. */
export function Field({ label, note, helper, error, good, counter, status, className, children }: FieldProps) {
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const hasHelp = Boolean(helper || counter || status || (good && !error))
  const describedBy = [error && errorId, hasHelp && helpId].filter(Boolean).join(' ') || undefined
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), good: Boolean(good) && !error }}>
      <div className={classNames('grid grid-cols-1 content-start gap-1.5', className)}>
        <label htmlFor={id} className="text-sm leading-snug font-medium">
          {label} {note && <span className="font-body text-ink-soft">{note}</span>}
        </label>
        {children}
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {hasHelp && (
          <div id={helpId} className="flex items-start gap-2 text-xs text-ink-soft">
            {good && !error ? (
              <span className="inline-flex gap-1.5 text-good">
                <Icon of={CircleCheck} /> {good}
              </span>
            ) : (
              helper
            )}
            {status && <span role="status">{status}</span>}
            {counter && (
              <span className="tabular ml-auto whitespace-nowrap">
                {counter.value}/{counter.max} {counter.unit ?? 'characters'}
              </span>
            )}
          </div>
        )}
      </div>
    </FieldContext>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-xs font-medium text-bad">
      <Icon of={CircleAlert} className="mt-px" /> {children}
    </p>
  )
}

type Own = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: unknown }

/** What a control inside a Field puts on its element; outside a Field it keeps its own. */
export function useFieldControl(own: Own) {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': field?.invalid || Boolean(own['aria-invalid']) || undefined,
    'data-good': field?.good || undefined,
  }
}
