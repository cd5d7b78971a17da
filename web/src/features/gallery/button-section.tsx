import { Bell, Bookmark, ChevronDown, CircleSlash, Lock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { Row, Section } from './section.tsx'

export function ButtonSection() {
  const [saved, setSaved] = useState(true)
  const [why, setWhy] = useState('')
  return (
    <Section title="Buttons">
      <Row name="Primary">
        <Button>Continue</Button>
        <ButtonLink to="/">A link</ButtonLink>
        <Button busy>Saving...</Button>
        <Button disabled>Off</Button>
        <Button blocked onBlocked={() => setWhy('Please add a location for hybrid or onsite work.')}>
          Not yet
        </Button>
        <span role="status" className="text-xs text-ink-soft">
          {why}
        </span>
      </Row>
      <Row name="Tonal">
        <Button variant="tonal">Apply</Button>
        <Button variant="tonal" busy>
          Applying...
        </Button>
        <Button variant="tonal" disabled>
          Already Applied
        </Button>
      </Row>
      <Row name="Quiet">
        <Button variant="quiet">Load More</Button>
        <Button variant="quiet" busy>
          Loading...
        </Button>
        <Button variant="quiet" disabled>
          Off
        </Button>
      </Row>
      <Row name="Bare">
        <Button variant="bare">
          <Icon of={Bookmark} /> Save
        </Button>
        <Button variant="bare" pressed={saved} onClick={() => setSaved(!saved)}>
          <Icon of={Bookmark} /> {saved ? 'Saved' : 'Save'}
        </Button>
        <Button variant="bare">
          <Icon of={CircleSlash} /> Pass
        </Button>
      </Row>
      <Row name="Locked">
        <Button variant="locked">
          <Icon of={Lock} /> Apply
        </Button>
        <span className="text-xs text-ink-soft">Company hidden until you pass the quiz</span>
      </Row>
      <Row name="Danger">
        <Button variant="danger">Delete my account</Button>
      </Row>
      <Row name="Sizes">
        <Button size="lg">Find a Job</Button>
        <Button>Apply</Button>
        <Button size="sm">Preview</Button>
        <IconButton icon={Bell} label="Notifications, 2 unread" count={2} />
        <TextButton>
          Open the breakdown <Icon of={ChevronDown} />
        </TextButton>
      </Row>
    </Section>
  )
}
