import { classNames } from '../../ui/class-names.ts'
import { Grin } from '../../ui/grin.tsx'
import { type Tag, TagList } from '../../ui/tag-list.tsx'
import { Tile } from '../../ui/tile.tsx'

/** The product in one picture: a role and a person are the eyes, their score is the mouth. */
export function MatchedPair() {
  return (
    <figure
      aria-label="A role and a person side by side, joined by a smile: composite 91"
      className="relative grid w-full max-w-128 grid-cols-2 gap-4 justify-self-center md:gap-8 lg:justify-self-end lg:pr-4"
    >
      <Eye
        className="-rotate-2"
        name="Charge nurse"
        hidden="Confidential company"
        tags={[{ text: 'Pay shown' }, { text: 'Replies in 3 days' }]}
      />
      <Eye
        className="rotate-2"
        initials="QH"
        name="Quiet Heron"
        hidden="Name shown on shortlist"
        tags={[{ text: 'Nine years on wards' }, { text: 'Manager-vouched' }]}
      />
      <Grin className="col-span-full md:-mt-2" />
      <figcaption className="absolute inset-x-0 bottom-[17.5%] grid justify-items-center leading-none lg:right-4">
        <b className="tabular font-display text-figure font-figure tracking-hero">91</b>
        <span className="text-xs text-ink-soft md:text-sm">Composite</span>
      </figcaption>
    </figure>
  )
}

type EyeProps = { name: string; hidden: string; tags: readonly Tag[]; initials?: string; className: string }

function Eye({ name, hidden, tags, initials, className }: EyeProps) {
  return (
    <div
      className={classNames(
        'grid min-h-52 content-start gap-3 rounded-dialog border border-line bg-raised p-4 shadow-lift max-md:px-3 md:min-h-62 md:gap-4 md:p-5',
        className,
      )}
    >
      <Tile kind="hidden" initials={initials} size="lg" />
      <p>
        <b className="block font-display text-lg leading-snug font-heading tracking-heading md:text-xl">{name}</b>
        <span className="block text-xs leading-snug text-ink-soft md:text-sm">{hidden}</span>
      </p>
      <TagList tags={tags} className="max-md:text-xs" />
    </div>
  )
}
