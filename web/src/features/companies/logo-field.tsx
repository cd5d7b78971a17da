import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { logoBytes } from '#domain/companies/logo.ts'
import { companyMessages, logoRefusals } from '#domain/companies/messages.ts'
import type { OwnCompanyView } from '#domain/companies/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { initialsOf } from '../../ui/initials-of.ts'
import { Tile } from '../../ui/tile.tsx'
import { ownCompanyQuery } from './queries.ts'
import { sendLogo } from './send-logo.ts'

const accepted = ['image/png', 'image/jpeg']

/** The logo of a company that has been saved; a role that hides the company hides it too. */
export function LogoField({ company }: { company: OwnCompanyView | null }) {
  const input = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const upload = useMutation({
    mutationFn: sendLogo,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownCompanyQuery.queryKey }),
    onError: (error) => showMessage({ ...companyMessages.logoFailed, description: readProblem(error).message }),
  })

  function pick(file: File | undefined) {
    if (!file) return
    const refusal = refusalOf(file)
    if (refusal) showMessage({ ...companyMessages.logoFailed, description: logoRefusals[refusal] })
    else upload.mutate(file)
  }

  return (
    <div className="flex items-center gap-4">
      <Tile
        kind={company ? 'known' : 'second'}
        size="lg"
        image={company?.logoUrl ?? undefined}
        initials={initialsOf(company?.name ?? '') || '?'}
      />
      <div className="grid justify-items-start gap-1">
        <input
          ref={input}
          type="file"
          accept={accepted.join(',')}
          aria-label="Logo"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            pick(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button
          variant="quiet"
          size="sm"
          busy={upload.isPending}
          blocked={company === null}
          onBlocked={() => showMessage({ ...companyMessages.logoFailed, description: logoRefusals.no_company })}
          onClick={() => input.current?.click()}
        >
          {upload.isPending ? 'Uploading…' : company?.logoUrl ? 'Change logo' : 'Upload logo'}
        </Button>
        <p className="text-xs text-ink-soft">
          {company
            ? 'PNG or JPEG, under 2MB. Shown only once your company is.'
            : 'Save your company first, then add its logo.'}
        </p>
      </div>
    </div>
  )
}

function refusalOf(file: File): keyof typeof logoRefusals | null {
  if (!accepted.includes(file.type)) return 'wrong_type'
  return file.size > logoBytes ? 'too_large' : null
}
