/** Mail that anybody can have says nothing about a company (decisions.md H.56). The last two are the demo's. */
const webmail = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com rocketmail.com icloud.com me.com mac.com aol.com aim.com proton.me protonmail.com pm.me gmx.com gmx.net gmx.de web.de mail.com mail.ru yandex.com yandex.ru zoho.com fastmail.com hey.com tutanota.com tuta.io qq.com 163.com 126.com naver.com daum.net comcast.net verizon.net att.net sbcglobal.net btinternet.com orange.fr free.fr laposte.net t-online.de libero.it mail.example post.example'.split(
    ' ',
  ),
)

const throwaway = new Set(
  'mailinator.com guerrillamail.com 10minutemail.com tempmail.com temp-mail.org yopmail.com trashmail.com sharklasers.com getnada.com maildrop.cc dispostable.com throwawaymail.com fakeinbox.com mintemail.com moakt.com mohmal.com emailondeck.com tempail.com discard.email spam4.me mailnesia.com mytemp.email tempmailo.com tempr.email trbvm.com guerrillamail.info guerrillamailblock.com grr.la pokemail.net mailcatch.com inboxkitten.com burnermail.io spamgourmet.com mailnull.com getairmail.com 33mail.com anonaddy.me tmpmail.org tmpmail.net dropmail.me emltmp.com minuteinbox.com luxusmail.org 1secmail.com harakirimail.com mailsac.com nada.email temp-mail.io cs.email'.split(
    ' ',
  ),
)

/** Both take a domain as registered, without subdomains. */
export function isWebmail(domain: string): boolean {
  return webmail.has(domain)
}

export function isThrowaway(domain: string): boolean {
  return throwaway.has(domain)
}

export const verificationRefusals = {
  no_company: 'Please add your company first.',
  no_website: 'Please add your company’s website first. The address has to belong to it.',
  webmail: 'Please use an address of your company. Webmail proves nothing about it.',
  other_domain: 'This address does not belong to your company’s website.',
  taken: 'This domain is already verified for another company. Write to us if that is wrong.',
} as const
export type VerificationRefusal = keyof typeof verificationRefusals

/** Both domains as registered, without their subdomains; null where an address has none. */
export function verificationRefusal(email: string | null, website: string | null): VerificationRefusal | null {
  if (website === null) return 'no_website'
  if (email === null || isWebmail(email) || isThrowaway(email)) return 'webmail'
  return email === website ? null : 'other_domain'
}
