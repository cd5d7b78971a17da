/** A way to come by a vouch. What is not said is the ordinary: a browser and a network of the voucher's own, an hour and a half later. */
export type Scenario = {
  name: string
  candidate?: { name?: string; email?: string; website?: string }
  email: string
  company?: string
  browser?: 'signed in as the candidate' | 'the candidate’s, signed out' | 'one for all vouchers'
  network?: 'the candidate’s'
  minutes?: number
  /** Vouches for the same candidate that were given first. */
  before?: Partial<Scenario>[]
  /** So many people vouch for one another in a circle. */
  ring?: number
  vouchedForOthers?: number
  /** Dishonest, and nothing shows it. */
  isMissed?: true
  /** Honest, and held all the same. */
  isHeld?: true
}

const free = 'kai.river@gmail.com'
const work = 'maren@trailhead.example'
const ana = (email: string) => ({ email })
const own = { network: 'the candidate’s' } as const
const signedIn = { browser: 'signed in as the candidate' } as const
const signedOut = { browser: 'the candidate’s, signed out' } as const
const shared = { browser: 'one for all vouchers' } as const
const day = 24 * 60

export const dishonest: readonly Scenario[] = [
  { name: 'own address', candidate: ana('ana.f@gmail.com'), email: 'ana.f@gmail.com' },
  { name: 'own address without dots', candidate: ana('ana.g@gmail.com'), email: 'anag@gmail.com' },
  { name: 'own address with a tag', candidate: ana('ana.h@gmail.com'), email: 'ana.h+boss@gmail.com' },
  { name: 'own address under the old name', candidate: ana('ana.i@gmail.com'), email: 'ana.i@googlemail.com' },
  { name: 'own address in capitals', candidate: ana('ana.j@post.example'), email: 'ANA.J@POST.example' },
  { name: 'own address with a tag elsewhere', candidate: ana('ana.k@post.example'), email: 'ana.k+x@post.example' },
  { name: 'own iCloud under me.com', candidate: ana('ana.l@icloud.com'), email: 'ana.l@me.com' },
  { name: 'own Proton under pm.me', candidate: ana('ana.m@proton.me'), email: 'ana.m@pm.me' },
  { name: 'own Yahoo with a dash', candidate: ana('anan@yahoo.com'), email: 'anan-work@yahoo.com' },
  { name: 'own Fastmail by subdomain', candidate: ana('ana.o@fastmail.com'), email: 'boss@ana.o.fastmail.com' },
  { name: 'own Outlook under hotmail', candidate: ana('ana.p@outlook.com'), email: 'ana.p@hotmail.com' },
  { name: 'the same voucher under an alias', email: 'k.river+2@gmail.com', before: [{ email: 'kriver@gmail.com' }] },
  { name: 'the same voucher twice', email: work, before: [{ email: work }] },
  { name: 'signed in, free mail, at home', email: free, ...signedIn, ...own },
  { name: 'signed in, free mail, elsewhere', email: free, ...signedIn },
  { name: 'signed in, company mail, at home', email: work, ...signedIn, ...own },
  { name: 'signed in, company mail, ten days later', email: work, ...signedIn, minutes: 10 * day },
  { name: 'signed out, free mail, at home', email: free, ...signedOut, ...own },
  { name: 'signed out, free mail, elsewhere', email: free, ...signedOut },
  { name: 'signed out, company mail, at home', email: work, ...signedOut, ...own },
  { name: 'signed out, company mail, elsewhere', email: work, ...signedOut },
  { name: 'signed out, a week later', email: free, ...signedOut, minutes: 7 * day },
  { name: 'another browser at home, free mail', email: free, ...own },
  { name: 'another browser at home, other free mail', email: 'boss.me@proton.me', ...own },
  { name: 'another browser at home, a day later', email: 'boss.you@gmx.de', ...own, minutes: day },
  { name: 'a throwaway mailbox', email: 'boss@mailinator.com' },
  { name: 'another throwaway mailbox', email: 'boss@yopmail.com' },
  { name: 'a throwaway under a subdomain', email: 'boss@x.mailinator.com' },
  { name: 'a throwaway for ten minutes', email: 'boss@10minutemail.com', minutes: 8 },
  {
    name: 'the domain of the own website',
    candidate: { website: 'https://www.anaworks.example/cv' },
    email: 'ceo@anaworks.example',
  },
  { name: 'the domain of the own surname', candidate: { name: 'Ana Quillfeather' }, email: 'ceo@quillfeather.example' },
  { name: 'the domain of the whole name', candidate: { name: 'Ana Moss' }, email: 'ceo@ana-moss.example' },
  {
    name: 'the own domain and a company that is not it',
    candidate: ana('me@bluehut.example'),
    email: 'ceo@bluehut.example',
    company: 'Northwind Shipping',
  },
  { name: 'a vouch returned', email: 'ring.two@willow.example', ring: 2 },
  { name: 'a ring of three', email: 'ring.three@willow.example', ring: 3 },
  { name: 'a ring of four', email: 'ring.four@willow.example', ring: 4 },
  { name: 'answered within a minute', email: 'quick@trailhead.example', minutes: 0 },
  { name: 'a second persona in one browser', email: 'p2@gmail.com', ...shared, before: [{ email: 'p1@gmail.com' }] },
  { name: 'a mill', email: 'mill@vouchmill.example', vouchedForOthers: 5 },
  { name: 'a friend with a mailbox, browser and network of their own', email: 'friend@gmail.com', isMissed: true },
]

const companies = ['trailhead', 'copperline', 'columbiaridge', 'fortvale', 'prairie', 'hearth', 'alder', 'finch']
const mailboxes = ['gmail.com', 'outlook.com', 'icloud.com', 'yahoo.com', 'proton.me', 'gmx.net', 'web.de', 'aol.com']

export const honest: readonly Scenario[] = [
  ...companies.map((name) => ({ name: `a colleague at ${name}`, email: `lee@${name}.example`, company: name })),
  ...mailboxes.map((domain, at) => ({ name: `a former manager at ${domain}`, email: `former.boss.${at}@${domain}` })),
  ...companies.slice(0, 4).map((name) => ({
    name: `a colleague in the same office of ${name}`,
    email: `desk@${name}.example`,
    company: name,
    ...own,
  })),
  ...[2, 5, 20, 60].map((minutes) => ({ name: `after ${minutes} minutes`, email: `m${minutes}@gmail.com`, minutes })),
  ...[1, 4, 9, 13].map((days) => ({ name: `after ${days} days`, email: `d${days}@gmail.com`, minutes: days * day })),
  {
    name: 'a colleague under the domain of the candidate’s own work address',
    candidate: ana('ana@copperline.example'),
    email: 'ian@copperline.example',
    company: 'Copperline',
  },
  {
    name: 'a colleague at a company with several words',
    candidate: ana('ana@columbia-ridge.example'),
    email: 'helen@columbia-ridge.example',
    company: 'Columbia Ridge Hospital',
  },
  {
    name: 'the second of two colleagues in one office',
    email: 'two@finch.example',
    company: 'Finch',
    before: [{ email: 'one@finch.example', company: 'Finch' }],
  },
  { name: 'the third voucher', email: 'v3@gmail.com', before: [{ email: 'v1@gmail.com' }, { email: 'v2@web.de' }] },
  { name: 'somebody who vouched for two others', email: 'generous@alder.example', vouchedForOthers: 2 },
  { name: 'a manager who has vouched for three of the team', email: 'lead@alder.example', vouchedForOthers: 3 },
  {
    name: 'a client of a candidate with a website',
    candidate: { website: 'https://ana.example' },
    email: 'client@fortvale.example',
    company: 'Fortvale Surgery',
  },
  { name: 'a mentor abroad', email: 'mentor@universite.example', company: 'Université de Lyon' },
  { name: 'a namesake of the candidate', candidate: { name: 'Ana Ferreira' }, email: 'ana.ferreira@prairie.example' },
  { name: 'with a tag in the voucher’s own address', email: 'lee+vouches@gmail.com' },
  { name: 'somebody of the same household', email: 'partner@gmail.com', ...own, isHeld: true },
  {
    name: 'somebody at a company that is called like the candidate',
    candidate: { name: 'Ana Ford' },
    email: 'hr@ford.example',
    company: 'Ford',
    isHeld: true,
  },
]
