/** What is known about the answer to an invitation, all of it beside what the answer says. */
export type VouchSignals = {
  /** The browser carries a mark of the candidate's, or is signed in as the candidate. */
  isCandidatesBrowser: boolean
  isCandidatesNetwork: boolean
  /** Another vouch for the same candidate came from this browser. */
  isAnotherVouchersBrowser: boolean
  isAnotherVouchersNetwork: boolean
  isFreeMail: boolean
  isThrowaway: boolean
  /** The address stands under the domain of the candidate's own address or website, and no company of the vouch explains it. */
  isOwnDomain: boolean
  /** The candidate has vouched for the voucher, directly or round a ring of others. */
  isReciprocal: boolean
  /** The voucher has vouched for many others of late. */
  isBusy: boolean
  secondsSinceInvited: number
}

export const reviewReasons = [
  'same_browser',
  'same_network',
  'shared_browser',
  'shared_network',
  'throwaway',
  'own_domain',
  'reciprocal',
  'busy_voucher',
  'too_fast',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

/** A mail has to arrive, be read and be followed, and the form holds eight answers. */
const plausibleSeconds = 60

/**
 * Why a vouch is looked at before it counts (decisions.md H.54). A shared network alone says little about people of one
 * company, whose mail shows that they are somebody else; with mail that anybody can open it says much.
 */
export function reasonsForReview(signals: VouchSignals): ReviewReason[] {
  const found: Record<ReviewReason, boolean> = {
    same_browser: signals.isCandidatesBrowser,
    same_network: signals.isCandidatesNetwork && signals.isFreeMail,
    shared_browser: signals.isAnotherVouchersBrowser,
    shared_network: signals.isAnotherVouchersNetwork && signals.isFreeMail,
    throwaway: signals.isThrowaway,
    own_domain: signals.isOwnDomain,
    reciprocal: signals.isReciprocal,
    busy_voucher: signals.isBusy,
    too_fast: signals.secondsSinceInvited < plausibleSeconds,
  }
  return reviewReasons.filter((reason) => found[reason])
}
