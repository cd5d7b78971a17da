import { MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { trustMessages, underReview } from '#domain/trust/messages.ts'
import type { OwnVouch } from '#domain/trust/schema.ts'
import { vouchStateWords } from '#domain/trust/state-words.ts'
import { relationWords } from '#domain/trust/states.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { resendMutation, showCommentMutation, withdrawMutation } from './queries.ts'
import { shortDay } from './short-day.ts'
import { useTrustAct } from './use-trust-act.ts'

const tones: Partial<Record<OwnVouch['state'], BadgeTone>> = { confirmed: 'good', held: 'warn', opened: 'action' }

/** One invited person: where it stands, what it brings, and what can be done about it. */
export function VouchRow({ vouch, onReplace }: { vouch: OwnVouch; onReplace?: (vouch: OwnVouch) => void }) {
  const isOpen = vouch.state === 'invited' || vouch.state === 'opened'
  const facts = [relationWords[vouch.relation], vouch.voucherTitle, vouch.voucherCompany].filter(Boolean).join(', ')
  return (
    <li className="grid gap-2 border-t border-line py-4 last:border-b">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-medium">
          {vouch.voucherName} <span className="block text-xs break-all text-ink-soft">{vouch.voucherEmail}</span>
        </p>
        <span className="flex items-center gap-2">
          {vouch.points !== null && <b className="tabular text-sm">+{vouch.points} points</b>}
          <Badge tone={tones[vouch.state]}>{vouchStateWords[vouch.state]}</Badge>
        </span>
      </div>
      <p className="text-sm text-ink-soft">{facts}</p>
      {vouch.state === 'held' && <p className="text-sm">{underReview}</p>}
      {isOpen && <OpenLine vouch={vouch} />}
      {vouch.answers.length > 0 && <p className="text-sm text-ink-soft">{vouch.answers.join(' • ')}</p>}
      {vouch.comment && <Comment vouch={vouch} />}
      {isOpen && <OpenActions vouch={vouch} onReplace={onReplace} />}
    </li>
  )
}

function OpenLine({ vouch }: { vouch: OwnVouch }): ReactNode {
  if (vouch.delivery === 'failed') {
    return (
      <p className="flex items-start gap-2 text-sm text-bad">
        <Icon of={MailX} className="mt-0.5" /> The mail could not be delivered. Check the address, and replace it.
      </p>
    )
  }
  return (
    <p className="text-sm text-ink-soft">
      {vouch.delivery === 'waiting' ? 'The mail is on its way. ' : ''}The link works until {shortDay(vouch.expiresAt)}.
    </p>
  )
}

function OpenActions({ vouch, onReplace }: { vouch: OwnVouch; onReplace?: (vouch: OwnVouch) => void }) {
  const withdraw = useTrustAct(withdrawMutation, trustMessages.withdrawn)
  const resend = useTrustAct(resendMutation, trustMessages.sentAgain)
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      <Button
        variant="bare"
        size="sm"
        busy={resend.isPending}
        disabled={!vouch.isResendable}
        aria-label={`Send again to ${vouch.voucherName}`}
        onClick={() => resend.mutate(vouch.id)}
      >
        {vouch.isResendable ? 'Send again' : 'Sent today'}
      </Button>
      {onReplace && (
        <Button variant="bare" size="sm" aria-label={`Replace ${vouch.voucherName}`} onClick={() => onReplace(vouch)}>
          Replace
        </Button>
      )}
      <Button
        variant="bare"
        size="sm"
        busy={withdraw.isPending}
        aria-label={`Cancel the invitation of ${vouch.voucherName}`}
        onClick={() => withdraw.mutate(vouch.id)}
      >
        Cancel
      </Button>
    </div>
  )
}

function Comment({ vouch }: { vouch: OwnVouch }) {
  const told = vouch.isCommentHidden ? trustMessages.commentShown : trustMessages.commentHidden
  const toggle = useTrustAct(showCommentMutation, told)
  return (
    <figure className="grid justify-items-start gap-1 rounded-card bg-sunk p-4">
      <blockquote className="text-sm whitespace-pre-line">{vouch.comment}</blockquote>
      <figcaption className="text-xs text-ink-soft">
        {vouch.isCommentHidden ? 'Hidden: only you see it.' : 'You see it first. Hide it if it should not stand here.'}
      </figcaption>
      <Button
        variant="bare"
        size="sm"
        className="-ml-3"
        busy={toggle.isPending}
        onClick={() => toggle.mutate({ id: vouch.id, isHidden: !vouch.isCommentHidden })}
      >
        {vouch.isCommentHidden ? 'Show it again' : 'Hide comment'}
      </Button>
    </figure>
  )
}
