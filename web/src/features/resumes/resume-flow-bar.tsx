import { ArrowLeft } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FlowBar } from '../../ui/flow-bar.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The foot of the first of the four onboarding screens. */
export function ResumeFlowBar({ isReady }: { isReady: boolean }) {
  return (
    <FlowBar
      current={1}
      total={4}
      back={
        <ButtonLink to="/dashboard" variant="bare">
          <Icon of={ArrowLeft} /> Back
        </ButtonLink>
      }
      next={
        isReady ? (
          <ButtonLink to="/onboarding/preferences" variant="quiet">
            Continue
          </ButtonLink>
        ) : (
          <Button disabled>Continue</Button>
        )
      }
    />
  )
}
