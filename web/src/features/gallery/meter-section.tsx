import { SmileScore } from '../../ui/smile-face.tsx'
import { SmileMeter, type SmileSize } from '../../ui/smile-meter.tsx'
import { Section } from './section.tsx'

const SHOWN: { value: number | null; label: string }[] = [
  { value: 12, label: 'Trust' },
  { value: 47, label: 'AI fit' },
  { value: 71, label: 'Overall' },
  { value: 93, label: 'Composite' },
  { value: null, label: 'ATS readiness' },
]
const SIZES: SmileSize[] = [48, 96, 160]
const LINE =
  'flex flex-wrap items-center gap-x-5 gap-y-4 md:grid md:grid-cols-[4.5rem_repeat(5,minmax(0,1fr))] md:justify-items-center md:gap-4'

export function MeterSection() {
  return (
    <Section title="Smile meter">
      <div className="grid gap-8">
        <div className={LINE}>
          <Size>24 px</Size>
          {SHOWN.map(({ value, label }) => (
            <SmileScore key={label} value={value} label={label} />
          ))}
        </div>
        {SIZES.map((size) => (
          <div key={size} className={LINE}>
            <Size>{size} px</Size>
            {SHOWN.map(({ value, label }) => (
              <SmileMeter
                key={label}
                value={value}
                label={label}
                size={size}
                nameless={size === 48}
                caption={value === null ? 'Not enough data' : undefined}
              />
            ))}
          </div>
        ))}
      </div>
      <p className="max-w-measure text-sm text-ink-soft">
        The figure is the eyes, the score is the mouth. At 24 px there is no room for a figure, so the disc grows eyes
        and the figure stands beside it. Low scores stay amber: the curve says it, never the colour.
      </p>
    </Section>
  )
}

function Size({ children }: { children: React.ReactNode }) {
  return <span className="text-xs text-ink-soft max-md:w-full md:justify-self-start">{children}</span>
}
