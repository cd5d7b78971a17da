import { TextLink } from '../../ui/text-button.tsx'

/** Where /settings leads an employer. */
export function EmployerSettings() {
  return (
    <section id="settings" aria-labelledby="settings-heading" className="mt-12 grid gap-2 border-t border-line pt-6">
      <h2 id="settings-heading" className="text-xl">
        Settings
      </h2>
      <ul className="flex flex-wrap gap-x-8">
        <li>
          <TextLink to="/onboarding/employer" search={{ step: 2 }} className="min-h-target">
            Company details
          </TextLink>
        </li>
        <li>
          <TextLink to="/onboarding/employer" search={{ step: 1 }} className="min-h-target">
            Your name and phone
          </TextLink>
        </li>
        <li>
          <TextLink to="/notifications" className="min-h-target">
            Notifications and mails
          </TextLink>
        </li>
        <li>
          <TextLink to="/profile" className="min-h-target">
            Account
          </TextLink>
        </li>
      </ul>
    </section>
  )
}
