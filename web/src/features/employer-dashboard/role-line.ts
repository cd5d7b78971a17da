import type { OwnJobListItem } from '#domain/jobs/views.ts'
import { companyShown } from '#domain/reveals/gate-words.ts'

/** The sentence under a role's title: since when, who sees what, or what it waits for. */
export function roleLine(role: OwnJobListItem): string {
  switch (role.state) {
    case 'draft':
      return `Draft, saved ${day(role.updatedAt)}.${missing(role.missing)}`
    case 'quiz_pending':
      return pending(role)
    case 'published':
      return `Published ${day(role.publishedAt)}. ${shown(role)}`
    case 'paused':
      return `Paused. Nobody new sees it. ${shown(role)}`
    case 'filled':
      return `Filled ${day(role.updatedAt)}.`
    case 'closed':
      return `Closed ${day(role.updatedAt)}.`
    case 'expired':
      return `Ended after 60 days, ${day(role.expiresAt)}.`
  }
}

function pending({ quizDue, problems }: OwnJobListItem): string {
  const leak = problems.find((problem) => problem.kind === 'leak')
  if (quizDue === 0) return `Quiz passed. ${leak ? `${leak.sentence}: remove or confirm, and it is published.` : ''}`
  if (quizDue <= 2)
    return `Answer ${quizDue === 1 ? 'one question' : 'two questions'} about what you changed to publish it again.`
  return 'Pass the expectations quiz to publish. 6 of 8 are enough.'
}

function shown(role: OwnJobListItem): string {
  return companyShown({ isAnonymous: role.isAnonymous, policy: role.anonymityRevealPolicy })
}

function missing(parts: readonly string[]): string {
  if (parts.length === 0) return ''
  const listed = parts.length === 1 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  return ` ${listed.charAt(0).toUpperCase()}${listed.slice(1)} ${parts.length === 1 && !parts[0]?.endsWith('s') ? 'is' : 'are'} missing.`
}

function day(moment: string | null): string {
  return moment ? new Date(moment).toLocaleDateString(undefined, { day: 'numeric', month: 'long' }) : ''
}
