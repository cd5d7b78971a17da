import { PageBody, PageHeader } from '../../ui/page.tsx'
import { ButtonSection } from './button-section.tsx'
import { ChoiceSection } from './choice-section.tsx'
import { FieldSection } from './field-section.tsx'
import { ColourSection, TypeSection } from './ground-sections.tsx'
import { MeterSection } from './meter-section.tsx'
import { OverlaySection } from './overlay-section.tsx'
import { ProgressSection } from './progress-section.tsx'
import { StateSection } from './state-section.tsx'
import { ThingSection } from './thing-section.tsx'
import { ToastSection } from './toast-section.tsx'

/** Every part in each of its states; the reference while building, and what the checks for contrast and readers run on. */
export function GalleryPage() {
  return (
    <PageBody>
      <PageHeader
        title="Every part, every state"
        documentTitle="Components"
        lead="The reference for building. Colours and sizes come from tokens; each part is shown as it stands at rest, busy, wrong and off."
      />
      <MeterSection />
      <ColourSection />
      <TypeSection />
      <ButtonSection />
      <FieldSection />
      <ChoiceSection />
      <ThingSection />
      <ProgressSection />
      <ToastSection />
      <OverlaySection />
      <StateSection />
    </PageBody>
  )
}
