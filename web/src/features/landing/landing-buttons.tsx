import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import type { Role } from '#domain/accounts/schema.ts'
import { api } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { ButtonVariant } from '../../ui/button-style.ts'
import { sessionQuery } from '../accounts/queries.ts'

/** Visitors go to sign in as a job seeker; people with a résumé to their matches, the others to upload one. */
export function FindJobButton() {
  return (
    <LandingButton
      as="seeker"
      label="Find a Job"
      variant="primary"
      destination={async () => ((await ownProfile())?.resumeUploaded ? '/matches' : '/resume-upload')}
    />
  )
}

/** Visitors go to sign in as an employer; people with a company to their dashboard, the others to name it. */
export function HireTalentButton() {
  return (
    <LandingButton
      as="employer"
      label="Hire Talent"
      variant="quiet"
      destination={async () => ((await ownProfile())?.companyName ? '/dashboard' : '/onboarding/employer')}
    />
  )
}

type Destination = '/matches' | '/resume-upload' | '/dashboard' | '/onboarding/employer'
type LandingButtonProps = {
  /** The role a visitor signs in with. */
  as: Role
  label: string
  variant: ButtonVariant
  /** Where somebody with a session goes. */
  destination: () => Promise<Destination>
}

/** A real link to the sign-in page, so that it works before any script and in a new tab. */
function LandingButton({ as: role, label, variant, destination }: LandingButtonProps) {
  const [checking, setChecking] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: session } = useQuery(sessionQuery)

  async function go() {
    setChecking(true)
    const known = await queryClient.ensureQueryData(sessionQuery).catch(() => null)
    await (known ? navigate({ to: await destination() }) : navigate({ to: '/auth', search: { role } }))
    setChecking(false)
  }

  function press(event: MouseEvent) {
    if (session === null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void go()
  }

  if (checking) {
    return (
      <Button variant={variant} size="lg" busy>
        Loading...
      </Button>
    )
  }
  return (
    <ButtonLink to="/auth" search={{ role }} variant={variant} size="lg" onClick={press}>
      {label}
    </ButtonLink>
  )
}

/** A failed look-up counts as nothing found. */
async function ownProfile() {
  return api.profiles.mine().catch(() => null)
}
