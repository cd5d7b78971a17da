import { jobLimits } from '#domain/jobs/limits.ts'
import { layOutMail } from '../../outside/mail/layout.ts'
import type { NewMail } from '../../tasks/outbox.ts'

type ExpiringRole = { recipient: { name: string; address: string }; title: string; expiresAt: Date; url: string }

export function roleExpiresSoonMail({ recipient, title, expiresAt, url }: ExpiringRole): NewMail {
  const day = expiresAt.toLocaleDateString('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return {
    kind: 'role_expires',
    recipient,
    subject: 'One of your roles ends in a week',
    ...layOutMail({
      title: `“${title}” ends on ${day}`,
      paragraphs: [
        `A role is open for ${jobLimits.publishedDays} days, so that nobody applies to one that is forgotten.`,
        'People who have applied stay with you. If the role is filled, mark it as filled and they are told.',
      ],
      button: { label: 'Look at the role', url },
      why: 'You get this mail because you posted this role on Gladwork.',
    }),
  }
}
