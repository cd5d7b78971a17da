import { Check, Lock, ShieldCheck, Snowflake } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { TagList } from '../../ui/tag-list.tsx'
import { Redacted, Tile } from '../../ui/tile.tsx'
import { Pair, Section } from './section.tsx'

export function ThingSection() {
  return (
    <Section title="Badges, tiles, cards">
      <div className="flex flex-wrap gap-2">
        <Badge tone="good" icon={ShieldCheck}>
          Trusted Employer
        </Badge>
        <Badge tone="good" icon={Check}>
          Verified employment
        </Badge>
        <Badge>Quiz passed</Badge>
        <Badge tone="action">New</Badge>
        <Badge tone="brand">+6 mutual</Badge>
        <Badge tone="warn">Quiz pending</Badge>
        <Badge tone="bad">Closed</Badge>
        <Badge tone="locked" icon={Lock}>
          Private until you apply
        </Badge>
        <Badge tone="locked" icon={Snowflake}>
          Frozen snapshot
        </Badge>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Tile kind="known" initials="HV" size="lg" />
        <Tile kind="second" initials="AF" size="lg" />
        <Tile kind="hidden" size="lg" />
        <Tile kind="hidden" initials="QH" size="lg" />
        <Tile kind="known" initials="TP" />
        <Tile kind="hidden" />
        <Tile kind="hidden" size="sm" />
        <Redacted className="w-36" label="Name hidden" />
        <span className="text-sm text-ink-soft">Hidden is always this hatch, and always says until when</span>
      </div>
      <Pair>
        <Card>
          <h3>A card</h3>
          <TagList
            className="mt-3"
            columns={2}
            tags={[
              { text: '5 of 6 must-haves' },
              { text: 'Charge duties in your last role' },
              { text: 'Pay above your floor' },
              { text: 'Gap: ACLS', gap: true },
            ]}
          />
        </Card>
        <Card lift>
          <h3>Open, or waiting for you</h3>
          <Note className="mt-3">Your résumé is private until you apply.</Note>
        </Card>
      </Pair>
    </Section>
  )
}
