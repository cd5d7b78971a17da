import { ChevronRight } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/text-button.tsx'

const links = [
  { to: '/profile', label: 'Summary and account' },
  { to: '/onboarding/candidate/profile', label: 'Profile, skills and links' },
  { to: '/onboarding/resume', search: { replace: 1 }, label: 'Résumé' },
  { to: '/start/prefs', label: 'Job preferences' },
  { to: '/notifications', label: 'Notifications and mails' },
  { to: '/profile', hash: 'hidden', label: 'Hidden companies' },
  { to: '/profile', hash: 'email', label: 'Email' },
  { to: '/profile', hash: 'password', label: 'Password' },
  { to: '/profile', hash: 'sessions', label: 'Sessions' },
  { to: '/profile', hash: 'data', label: 'Export or delete your data' },
  { to: '/privacy', label: 'What we keep about you' },
] as const

export function SettingsSection() {
  return (
    <section id="settings" aria-labelledby="settings-heading">
      <h2 id="settings-heading" className="mb-4 text-2xl">
        Settings
      </h2>
      <ul>
        {links.map(({ label, ...link }) => (
          <li key={label} className="border-t border-line last:border-b">
            <TextLink {...link} className="flex min-h-target w-full justify-between text-md">
              {label} <Icon of={ChevronRight} />
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
