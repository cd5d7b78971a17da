import { Link } from '@tanstack/react-router'
import { SunMoon } from 'lucide-react'
import { Icon } from './icon.tsx'
import { TextButton } from './text-button.tsx'
import { switchTheme } from './theme.ts'

export function PageFooter() {
  return (
    <footer className="mt-12 border-t border-line md:mt-20 print:hidden">
      <div className="mx-auto flex max-w-[calc(var(--content)+2*var(--gutter))] flex-wrap items-center gap-x-6 gap-y-3 px-gutter py-5 text-sm text-ink-soft">
        <span>© Gladwork</span>
        <Link to="/terms" className="text-current">
          Terms
        </Link>
        <Link to="/privacy" className="text-current">
          Privacy
        </Link>
        <Link to="/fairness" className="text-current">
          Fairness
        </Link>
        <TextButton onClick={switchTheme} className="md:ml-auto">
          <Icon of={SunMoon} /> Switch theme
        </TextButton>
      </div>
    </footer>
  )
}
