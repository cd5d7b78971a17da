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

const accountWhy = 'You get this mail because it concerns the safety of your Gladwork account.'

export function passwordChangedMail(recipient: Addressee, url: string): NewMail {
  return {
    kind: 'password_changed',
    recipient,
    subject: 'Your password was changed',
    ...layOutMail({
      title: 'Your password was changed',
      paragraphs: ['Other devices were signed out. If that was not you, set a new password at once.'],
      button: { label: 'Set a new password', url },
      why: accountWhy,
    }),
  }
}

export function changeEmailMail(recipient: Addressee, url: string): NewMail {
  return {
    kind: 'change_email',
    recipient,
    subject: 'Confirm your new e-mail address',
    ...layOutMail({
      title: 'Confirm your new address',
      paragraphs: ['One press, and you sign in with this address from now on. Until then the old one stays.'],
      button: { label: 'Use this address', url },
      linkEnds: 'The link works for 24 hours, once.',
      why: publicWhy,
    }),
  }
}

/** To the old address, which may be the only one its owner still reads. It does not name the new one. */
export function emailChangedMail(recipient: Addressee, url: string): NewMail {
  return {
    kind: 'email_changed',
    recipient,
    subject: 'Your e-mail address was changed',
    ...layOutMail({
      title: 'Your e-mail address was changed',
      paragraphs: [
        'This address no longer opens your account. If that was not you, write to whoever runs this installation.',
      ],
      button: { label: 'Open Gladwork', url },
      why: accountWhy,
    }),
  }
}

export function deletionMail(recipient: Addressee, erasedAt: Date, url: string): NewMail {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(erasedAt)
  return {
    kind: 'deletion_requested',
    recipient,
    subject: 'Your account will be deleted',
    ...layOutMail({
      title: 'Your account will be deleted',
      paragraphs: [
        `On ${day} your files, your texts and everything made from them are erased.`,
        'Until then you can sign in and undo it. Afterwards nobody can.',
      ],
      button: { label: 'Keep my account', url },
      why: accountWhy,
    }),
  }
}
