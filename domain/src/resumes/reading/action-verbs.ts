/** Verbs that open an achievement, in the forms they are used in; the analysis counts them, the reading knows body text by them. */
const english =
  'accept scout accelerate accomplish achieve acquire act adapt address administer advance advise advocate align allocate analyse analyze answer apply appraise approve architect arrange assemble assess assign assist attain attend attract audit author authorize automate award balance boost brief budget build calculate calibrate campaign care catalog champion chair change check clarify clean close coach code collaborate collect combine command commission communicate compare compile complete compose conceive conduct configure consolidate construct consult contact contribute control convert convince cook coordinate correct counsel craft create cultivate curate customize cut deal debug decrease define delegate deliver demonstrate deploy design detect determine develop devise diagnose direct discover dispatch dispense distribute diversify document double draft drive earn edit educate eliminate enable enact encourage enforce engage engineer enhance enlarge ensure establish estimate evaluate examine exceed execute expand expedite explain explore extend fabricate facilitate file finalize fix forecast form formulate foster found fulfil fulfill gain gather generate govern grow guide handle help hire host identify illustrate implement improve increase influence inform initiate innovate inspect inspire install institute instruct integrate interact interface interpret interview introduce invent inventory investigate issue join judge keep launch lead learn leverage liaise listen load locate log maintain make manage manufacture map market master maximize measure mediate meet mentor merge migrate minimize mobilize model modernize modify monitor motivate navigate negotiate observe obtain offer onboard open operate optimize orchestrate order organise organize originate outperform overhaul oversee own pack participate partner perform persuade pilot pioneer place plan prepare present prevent prioritize process procure produce program project promote propose protect prototype prove provide publish purchase pursue raise reach realign rebuild receive recognise recognize recommend reconcile record recruit redesign reduce refactor refine refocus refurbish register regulate reinforce remodel renovate reorganize repair replace report represent research resolve respond restock restore restructure retain review revamp revise revitalize rewrite run safeguard save scale schedule secure select sell separate serve set shape ship simplify solve source spearhead speak specify stabilize staff standardize start stock streamline strengthen structure study submit supervise supply support surpass survey sustain synthesize tailor take teach test tie track train transcribe transform translate transport treat triple troubleshoot turn tutor uncover unify update upgrade use utilise utilize validate verify visualize volunteer weld win work write'
const irregular =
  'built led drove grew ran wrote taught sold won made met kept spoke dealt took cut set oversaw found bought brought held gave sent spent rose rebuilt rewrote undertook chose drew understood began became fed read put paid'
const elsewhere =
  'entwickelte entwicklung leitete leitung betreuung betreute verantwortlich durchführung erstellung planung umsetzung konzeption aufbau unterstützung mitarbeit organisation einführung optimierung développement mise réalisation gestion conception participation création accompagnement encadrement animation suivi élaboration coordination desarrollo gestión diseño coordinación implementación elaboración responsable ontwikkelen ontwikkelde begeleiden verantwoordelijk opzetten beheren gestione sviluppo progettazione coordinamento realizzazione'

const irregularForms = new Set(irregular.split(' ').filter((form) => !/^(?:led|set|cut|read|put|bought)$/.test(form)))
const forms = new Set([...english.split(' ').flatMap(inflect), ...irregular.split(' '), ...elsewhere.split(' ')])

export function startsWithVerb(text: string): boolean {
  const first = /^\p{L}[\p{L}-]*/u.exec(text.replace(/^[^\p{L}]+/u, ''))?.[0].toLowerCase() ?? ''
  if (forms.has(first)) return true
  const second = /^(?:\p{L}+ly|co|re|pre|self)[\s-]+(\p{L}+)/u.exec(text.toLowerCase())?.[1]
  return second !== undefined && forms.has(second)
}

/** "Trained 14 nurses" tells of work; "Registered Nurse" and "Certified Welder" name it. */
const pastInTitles = new Set(
  'certified licensed registered chartered qualified experienced retired mixed shared'.split(' '),
)

export function startsWithPastVerb(text: string): boolean {
  const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''
  if (pastInTitles.has(first)) return false
  return forms.has(first) && (first.endsWith('ed') || irregularForms.has(first))
}

const irregularPast: Record<string, string> = {
  build: 'built',
  lead: 'led',
  drive: 'drove',
  grow: 'grew',
  run: 'ran',
  write: 'wrote',
  teach: 'taught',
  sell: 'sold',
  win: 'won',
  make: 'made',
  meet: 'met',
  keep: 'kept',
  speak: 'spoke',
  deal: 'dealt',
  take: 'took',
  cut: 'cut',
  set: 'set',
  oversee: 'oversaw',
  find: 'found',
  buy: 'bought',
  bring: 'brought',
  hold: 'held',
  give: 'gave',
  send: 'sent',
  rebuild: 'rebuilt',
  rewrite: 'rewrote',
  draw: 'drew',
  put: 'put',
  get: 'got',
  do: 'did',
  see: 'saw',
  feed: 'fed',
  read: 'read',
  tie: 'tied',
  withdraw: 'withdrew',
  undertake: 'undertook',
}
const pastByGerund = new Map(
  english.split(' ').map((verb) => {
    const [, past = '', , gerund = '', doubledPast = '', doubledGerund = ''] = inflect(verb)
    const isDoubled = doublesLast(verb)
    return [isDoubled ? doubledGerund : gerund, irregularPast[verb] ?? (isDoubled ? doubledPast : past)] as const
  }),
)

/** "managing" → "managed"; null for verbs we do not know. */
export function gerundToPast(gerund: string): string | null {
  return pastByGerund.get(gerund.toLowerCase()) ?? null
}

/** "plan" doubles its last letter, "develop" and "monitor" do not: the stress lies elsewhere. */
function doublesLast(verb: string): boolean {
  return (
    /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) ||
    /^(?:submit|refer|commit|transfer|control|equip|program|format|outrun)$/.test(verb)
  )
}

function inflect(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(verb) ? verb + verb.slice(-1) : verb
  const past = verb.endsWith('e') ? `${verb}d` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
  const third = /(?:s|x|ch|sh|z|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`
  return [verb, past, third, `${stem}ing`, `${doubled}ed`, `${doubled}ing`]
}
