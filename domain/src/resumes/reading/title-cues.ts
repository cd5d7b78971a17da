import { findTitle } from '../../taxonomy/titles.ts'
import { wordCount } from '../layout/line.ts'
import { startsWithPastVerb } from './action-verbs.ts'
import { endsSentence } from './employer-cues.ts'

/** Words that name a person's work, in the languages we read; matched at the end of a word so that compounds count ("Projektleiterin"). */
const workWords = new RegExp(
  `(?<!\\p{L})(?:` +
    [
      // English
      'engineer|developer|programmer|manager|mgr|designer|analyst|architect|lead|leader|director|specialist|consultant|administrator|admin|assistant|associate|coordinator|co-ordinator|supervisor|officer|executive|technician|nurse|rn|lpn|cna|teacher|tutor|instructor|lecturer|professor|trainer|coach|intern|trainee|apprentice|clerk|cashier|receptionist|secretary|accountant|bookkeeper|auditor|controller|treasurer|economist|actuary|cook|chef|baker|waiter|waitress|server|bartender|barista|host|hostess|driver|operator|mechanic|electrician|plumber|carpenter|welder|machinist|painter|builder|laborer|labourer|worker|foreman|superintendent|inspector|planner|buyer|purchaser|merchandiser|stylist|representative|rep|agent|broker|advisor|adviser|counselor|counsellor|therapist|psychologist|physician|doctor|surgeon|dentist|pharmacist|paramedic|caregiver|aide|orderly|hygienist|veterinarian|scientist|researcher|fellow|chemist|biologist|physicist|statistician|mathematician|writer|editor|journalist|reporter|translator|interpreter|photographer|videographer|producer|artist|animator|illustrator|musician|actor|dancer|librarian|curator|attorney|lawyer|paralegal|judge|solicitor|barrister|notary|guard|firefighter|soldier|sergeant|captain|lieutenant|pilot|steward|stewardess|attendant|janitor|cleaner|housekeeper|maid|nanny|babysitter|gardener|landscaper|farmer|recruiter|marketer|strategist|tester|owner|founder|cofounder|co-founder|ceo|cto|cfo|coo|cio|cmo|vp|president|principal|head|chief|partner|member|volunteer|ambassador|evangelist|head of \\p{L}+|dba|sre|sdet|qa|dispatcher|packer|picker|stocker|loader|handler|sales|salesperson|salesman|saleswoman|seller|vendor|contractor|freelancer|expert|master|professional|support|scrum master|product owner|generalist|practitioner|midwife|phlebotomist|radiographer|optician|surveyor|estimator|draftsman|drafter|technologist|programme manager|proctor|mentor|facilitator|creator|maintainer|contributor|organizer|organiser|liaison|registrar|dean|provost|superviser|valet|concierge|groomer|butcher|tailor|seamstress|florist|hairdresser|barber|beautician|esthetician|lifeguard|caretaker|custodian|porter|courier|rigger|roofer|mason|glazier|fitter|turner|installer|assembler|teller|underwriter|adjuster|appraiser|collector|biller|coder|transcriptionist|interviewer|enumerator|developper|sde|student worker|research student|paraprofessional|copywriter|webmaster|accountancy|bookseller',
      // German
      '\\p{L}*entwickler(?:in)?|\\p{L}*ingenieur(?:in)?|\\p{L}*leiter(?:in)?|\\p{L}*leitung|\\p{L}*berater(?:in)?|\\p{L}*kauffrau|\\p{L}*kaufmann|\\p{L}*mitarbeiter(?:in)?|\\p{L}*assistent(?:in)?|\\p{L}*referent(?:in)?|\\p{L}*pfleger(?:in)?|\\p{L}*schwester|\\p{L}*fachfrau|\\p{L}*fachmann|\\p{L}*fachkraft|\\p{L}*techniker(?:in)?|\\p{L}*lehrer(?:in)?|\\p{L}*erzieher(?:in)?|\\p{L}*arzt|\\p{L}*ärztin|\\p{L}*verkäufer(?:in)?|\\p{L}*buchhalter(?:in)?|\\p{L}*mechaniker(?:in)?|\\p{L}*elektriker(?:in)?|elektroniker(?:in)?|mechatroniker(?:in)?|\\p{L}*praktikant(?:in)?|praktikum|werkstudent(?:in)?|auszubildende[r]?|\\p{L}*sachbearbeiter(?:in)?|\\p{L}*koch|köchin|\\p{L}*fahrer(?:in)?|\\p{L}*architekt(?:in)?|\\p{L}*informatiker(?:in)?|\\p{L}*meister(?:in)?|\\p{L}*geselle|\\p{L}*vertreter(?:in)?|geschäftsführer(?:in)?|\\p{L}*angestellte[r]?|\\p{L}*spezialist(?:in)?|\\p{L}*trainer(?:in)?|\\p{L}*manager(?:in)?|\\p{L}*designer(?:in)?|\\p{L}*wissenschaftler(?:in)?|\\p{L}*hilfe|\\p{L}*helfer(?:in)?|\\p{L}*planer(?:in)?|teamlead|\\p{L}*analyst(?:in)?|\\p{L}*redakteur(?:in)?|\\p{L}*administrator(?:in)?|friseur(?:in)?|\\p{L}*prüfer(?:in)?|\\p{L}*koordinator(?:in)?|hebamme|\\p{L}*therapeut(?:in)?',
      // French
      'ingénieure?|développeu(?:r|se)|developpeur|concepteur|conceptrice|chef(?:fe)?|cheffe|responsable|directeur|directrice|consultante?|chargée?|assistante?|gestionnaire|technicien(?:ne)?|vendeu(?:r|se)|conseill(?:er|ère)|comptable|infirmi(?:er|ère)|aide-soignante?|enseignante?|professeure?|format(?:eur|rice)|stagiaire|stage d(?:e |.)\\p{L}+(?: d.\\p{L}+)?|apprentie?|alternante?|employée?|secrétaire|hôte(?:sse)?|serveu(?:r|se)|cuisini(?:er|ère)|commis|conduct(?:eur|rice)|chauffeur|mécanicien(?:ne)?|électricien(?:ne)?|plombier|ouvri(?:er|ère)|opérat(?:eur|rice)|agent|animat(?:eur|rice)|éducat(?:eur|rice)|coordinat(?:eur|rice)|coordonnat(?:eur|rice)|architecte|analyste|graphiste|rédact(?:eur|rice)|traduct(?:eur|rice)|commercial|commerciale|acheteu(?:r|se)|contrôleu(?:r|se)|administrat(?:eur|rice)|fondat(?:eur|rice)|gérante?|président(?:e)?|avocate?|juriste|médecin|pharmacien(?:ne)?|cherche(?:ur|use)|doctorante?|manageu?r|magasinier|caissi(?:er|ère)|préparat(?:eur|rice)|lead|coach|curateur|trésori(?:er|ère)',
      // Spanish, Portuguese
      'ingenier[oa]|desarrollador(?:a)?|programador(?:a)?|gerente|jef[ea]|director(?:a)?|responsable|encargad[oa]|coordinador(?:a)?|supervisor(?:a)?|técnic[oa]|analista|consultor(?:a)?|administrativ[oa]|administrador(?:a)?|asistente|auxiliar|ayudante|contador(?:a)?|contable|enfermer[oa]|médic[oa]|profesor(?:a)?|maestr[oa]|docente|vendedor(?:a)?|comercial|dependient[ea]|cajer[oa]|camarer[oa]|cociner[oa]|recepcionista|segund[oa] de \\p{L}+|secretari[oa]|conductor(?:a)?|chofer|mecánic[oa]|electricista|operari[oa]|operador(?:a)?|diseñador(?:a)?|arquitect[oa]|becari[oa]|practicante|pasante|abogad[oa]|investigador(?:a)?|especialista|asesor(?:a)?|representante|ejecutiv[oa]|fundador(?:a)?|engenheir[oa]|desenvolvedor(?:a)?|estagiári[oa]|enfermeir[oa]|professor(?:a)?|gestor(?:a)?|assistente',
      // Dutch
      '\\p{L}*ontwikkelaar|\\p{L}*ingenieur|\\p{L}*medewerk(?:er|ster)|\\p{L}*manager|\\p{L}*leider|\\p{L}*adviseur|\\p{L}*consulent|\\p{L}*verpleegkundige|\\p{L}*verzorgende|docent|leraar|lerares|\\p{L}*leerkracht|\\p{L}*assistente?|\\p{L}*stagiaire?|\\p{L}*verkoper|verkoopster|\\p{L}*boekhouder|\\p{L}*chauffeur|\\p{L}*monteur|\\p{L}*technicus|\\p{L}*kok|\\p{L}*beheerder|\\p{L}*coördinator|\\p{L}*begeleider|\\p{L}*analist|\\p{L}*architect|\\p{L}*ontwerper|\\p{L}*secretaresse|directeur|eigenaar|oprichter|\\p{L}*specialist|\\p{L}*onderzoeker|\\p{L}*planner|hoofd|recruiter|\\p{L}*programmeur',
      // Italian
      'ingegnere|sviluppat(?:ore|rice)|programmat(?:ore|rice)|responsabile|direttore|direttrice|impiegat[oa]|addett[oa]|assistente|consulente|tecnic[oa]|analista|infermier[ea]|insegnante|docente|professore(?:ssa)?|commess[oa]|contabile|segretari[oa]|cuoc[oa]|camerier[ea]|operai[oa]|operat(?:ore|rice)|autista|meccanic[oa]|elettricista|progettista|architetto|tirocinante|stagista|avvocato|ricercat(?:ore|rice)|coordinat(?:ore|rice)|venditore|capo|magazziniere|receptionist|educat(?:ore|rice)|fondat(?:ore|rice)|grafic[oa]',
      // Scandinavian, Polish
      '\\p{L}*utvecklare|\\p{L}*ingenjör|\\p{L}*chef|\\p{L}*ledare|\\p{L}*udvikler|\\p{L}*konsulent|\\p{L}*konsult|sjuksköterska|sygeplejerske|lærer|lärare|\\p{L}*medarbetare|\\p{L}*medarbejder|\\p{L}*assistent|programist(?:a|ka)|kierownik|specjalist(?:a|ka)|inżynier|asystent(?:ka)?|nauczyciel(?:ka)?|sprzedawca|księgow[ya]|kierowca|pielęgniarka|analityk',
    ].join('|') +
    `)s?(?!\\p{L})`,
  'giu',
)

/** "Istituto Tecnico Marconi", "Clínica Médica": what comes first says that the rest is a name. */
const opensWithHouse =
  /^(?:istituto|instituto|institut|liceo|lyc[ée]e|coll[èe]ge|[ée]cole|escuela|escola|scuola|universit[àéä]\p{L}*|universidade?|hôpital|ospedale|clínica|clinique|ristorante|hôtel|klinikum|szpital|biuro|szkoła)\s+\p{L}/iu
const levelWord =
  /\b(?:senior|junior|lead|principal|staff|chief|head|assistant|associate|intern|trainee|graduate|sr|jr|entry.level|mid.level|interim|freelance|deputy|vice)\b/i
const sentence =
  /(?<!\b(?:St|Dr|Mt|Ft|No))[.!?]\s+\p{Lu}|\b(?:and|the|with|for|to|of|in|using|was|were|which|that|while|from|by)\s+(?:the|a|an|our|all|new|various|multiple)\b/iu

/** How much this text reads like a job title, 0 to about 4. */
export function titleScore(text: string): number {
  const words = wordCount(text)
  if (words === 0 || words > 10 || text.length > 90 || /[@]|https?:/.test(text)) return 0
  const work = text.match(workWords)?.length ?? 0
  const known = words <= 8 ? findTitle(text) : null
  let score = 0
  if (work > 0) score += 2
  if (known) score += work > 0 ? 1 : 1.2
  if (work > 0 && levelWord.test(text)) score += 0.5
  if (sentence.test(text) || endsSentence(text)) score -= 1.5
  if (words > 7) score -= 0.5
  if (words >= 4 && startsWithPastVerb(text)) score -= 2
  if (/^\p{Ll}/u.test(text)) score -= 0.3
  if (opensWithHouse.test(text)) score -= 2
  return Math.max(0, score)
}
