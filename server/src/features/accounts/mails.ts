import { layOutMail } from '../../outside/mail/layout.ts'
import type { NewMail } from '../../tasks/outbox.ts'

type Addressee = { name: string; address: string }

const publicWhy =
  'You get this mail because this address was used on Gladwork. If that was not you, ignore it: nothing happens without a press on the link.'

export function confirmEmailMail(recipient: Addressee, url: string): NewMail {
  return {
    kind: 'confirm_email',
    recipient,
    subject: 'Confirm your e-mail address',
    ...layOutMail({
      title: `Welcome to Gladwork, ${recipient.name}`,
      paragraphs: ['One press confirms that mail to you arrives. It is needed before you apply, invite or publish.'],
      button: { label: 'Confirm my address', url },
      linkEnds: 'The link works for 24 hours, once.',
      why: publicWhy,
    }),
  }
}

export function resetPasswordMail(recipient: Addressee, url: string): NewMail {
  return {
    kind: 'reset_password',
    recipient,
    subject: 'Set a new password',
    ...layOutMail({
      title: 'Set a new password',
      paragraphs: [
        'Somebody, probably you, asked for a new password for this account. Your old one works until you set it.',
      ],
      button: { label: 'Set a new password', url },
      linkEnds: 'The link works for 30 minutes, once.',
      why: publicWhy,
    }),
  }
}

/** What the owner of an address is told when somebody signs up with it again and the page may not say so. */
export function alreadyRegisteredMail(recipient: Addressee, url: string): NewMail {
  return {
    kind: 'already_registered',
    recipient,
    subject: 'You already have a Gladwork account',
    ...layOutMail({
      title: 'You already have an account',
      paragraphs: [
        'Somebody, probably you, tried to sign up with this address. Sign in instead, or set a new password.',
      ],
      button: { label: 'Sign in', url },
      why: publicWhy,
    }),
  }
}
