import type { CompletenessGap } from '#domain/profiles/setup.ts'
import { TextLink } from '../../ui/text-button.tsx'

const places: Record<CompletenessGap, { label: string; step: number | null }> = {
  name: { label: 'Your name', step: 1 },
  location: { label: 'Zip code', step: 1 },
  headline: { label: 'Professional summary', step: null },
  avatar: { label: 'Photo', step: 1 },
  skills: { label: 'Skills', step: 2 },
  years: { label: 'Years of experience', step: 2 },
  titles: { label: 'Desired titles', step: 2 },
  LinkedIn: { label: 'LinkedIn', step: 3 },
}

/** To the place where the missing thing is filled in. */
export function GapLink({ gap }: { gap: CompletenessGap }) {
  const { label, step } = places[gap]
  if (step === null) return <TextLink to="/profile">{label}</TextLink>
  return (
    <TextLink to="/onboarding/candidate/profile" search={{ step }}>
      {label}
    </TextLink>
  )
}
