import type { RevealPolicy } from '#domain/jobs/schema.ts'
import type { OwnJobListItem } from '#domain/jobs/views.ts'

const hiddenUntil: Record<RevealPolicy, string> = {
  application_quiz: 'Company hidden until the quiz is passed.',
  shortlist: 'Company hidden until you shortlist.',
  interview: 'Company hidden until you propose times.',
  never: 'Company hidden until you reveal it.',
}

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
  return role.isAnonymous ? hiddenUntil[role.anonymityRevealPolicy] : 'Company shown.'
}

function missing(parts: readonly string[]): string {
  if (parts.length === 0) return ''
  const listed = parts.length === 1 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  return ` ${listed.charAt(0).toUpperCase()}${listed.slice(1)} ${parts.length === 1 && !parts[0]?.endsWith('s') ? 'is' : 'are'} missing.`
}

function day(moment: string | null): string {
  return moment ? new Date(moment).toLocaleDateString(undefined, { day: 'numeric', month: 'long' }) : ''
}
