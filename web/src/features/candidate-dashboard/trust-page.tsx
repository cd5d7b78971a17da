import { ArrowLeft, BadgeCheck, Handshake } from 'lucide-react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FlowBar } from '../../ui/flow-bar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'

export function TrustPage() {
  return (
    <>
      <PageBody width="narrow" className="flex-1">
        <PageHeader
          title="Add a Little Trust."
          documentTitle="Add a little trust"
          lead="People who worked with you can vouch for you, and past employers can confirm your dates."
        />
        <div className="grid gap-4">
          <Note icon={Handshake}>
            Up to three vouches count. Without any, your card says “New”, and nothing is lost.
          </Note>
          <Note icon={BadgeCheck}>A verified job says more than a line on a résumé.</Note>
        </div>
        <ButtonLink to="/onboarding/finish" variant="quiet" className="mt-8">
          Skip for Now
        </ButtonLink>
      </PageBody>
      <FlowBar
        current={3}
        total={4}
        back={
          <ButtonLink to="/onboarding/preferences" variant="bare">
            <Icon of={ArrowLeft} /> Back
          </ButtonLink>
        }
        next={<ButtonLink to="/onboarding/finish">Continue</ButtonLink>}
      />
    </>
  )
}
