import { wordCount } from '../layout/line.ts'

const legalForm =
  /(?<!\p{L})(?:inc|llc|llp|ltd|limited|corp|corporation|co|company|plc|gmbh|ag|kg|ohg|gbr|ug|se|e\.?\s?v|mbh|sarl|sas|sasu|eurl|s\.?a\.?|s\.?l\.?(?:u)?|s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?|n\.?v\.?|ab|a\/s|aps|oy|sp\.? z o\.?o|pvt|private|pty|lda|ltda)\.?(?!\p{L})/iu
const institution =
  /(?<!\p{L})(?:university|universität|université|universidad|universiteit|università|universidade|college|institute|institut|school|academy|hospital|clinic|klinik(?:um)?|krankenhaus|hôpital|ziekenhuis|ospedale|medical center|health|healthcare|bank|banque|banco|group|gruppe|groupe|grupo|holding|holdings|technologies|technology|solutions|systems|services|software|labs?|laboratories|laborator(?:y|ium)|studios?|agency|agentur|agence|consulting|partners|associates|foundation|stiftung|fondation|stichting|ministry|department of|city of|county of|state of|government|army|navy|air force|marine corps|council|authority|commission|museum|library|church|restaurant|hotel|resort|cafe|café|bakery|store|stores|supermarket|market|pharmacy|logistics|industries|manufacturing|motors|energy|airlines|insurance|financial|capital|ventures|media|entertainment|enterprises?|international|global|construction|schools|district|club|elementary|preschool|nursery|primary school|society|association|organization|network|digital|ministerium|stadt|gemeinde|werke|verlag|autohaus|praxis|kanzlei|mairie|lycée|collège|école|ayuntamiento|colegio|instituto|gemeente|comune|liceo|startup|firm|clinique|clínica|clinica|ehpad|istituto|instituut|universitair|bouw|bouwgroep|bau|bauunternehmen|restaurante|ristorante|hôtel|mesón|bar|brasserie|boulangerie|garage|farm|farms|dental|credit union|parcel|distribution|foods|electric|plumbing|roofing|contractors|builders|realty|properties|airport|post|police|court|embassy|nonprofit|ngo|trust|charity|e-commerce|retail|fashion|design studio|publishing|press|theater|theatre|orchestra|gym|spa|salon|daycare|kindergarten|kita|residence|hospice|ambulance|fire department|asesoría|gestoría|talleres?|bodegas?|fonda|escuela|farmacia|tienda|consultora|cooperativa|academia|fundación|fundació|conservas|tuyauterie|métallerie|menuiserie|chantiers|cabinet|boutique|ateliers?|usine|pharmacie|cartiera|studio|officina|farmacia|fondazione|azienda|werkstatt|\p{L}*werke?|\p{L}*stift|\p{L}*station|pflegedienst|seniorenheim|apotheke|\p{L}*schule|schreinerei|bäckerei|thuiszorg|\p{L}*zorg|\p{L}*centrum|basisschool|drukkerij|bakkerij|apotheek|supply|storage|carriers|freight|dairy)(?!\p{L})/iu

/** "Denver, CO" is a town in its state and no company. */
const colorado = /,\s*CO(?=\s*(?:\d{5}(?:-\d{4})?)?\s*$)/u

const abbreviation =
  /(?<!\p{L})(?:inc|ltd|corp|co|llc|jr|sr|st|gmbh|pvt|pty|plc|lda|s\.?a|s\.?l|s\.?l\.?u|s\.?r\.?l|s\.?p\.?a|e\.?\s?v|b\.?v|n\.?v|a\.?s|[sz]?\.?\s?o\.\s?o)\.$/iu

/** A full stop that is more than the end of "Inc." or "B.V.". */
export function endsSentence(text: string): boolean {
  return /[.;:]$/.test(text) && !abbreviation.test(text)
}

/** How much this text reads like the name of an organisation. */
export function employerScore(text: string): number {
  const words = wordCount(text)
  if (words === 0 || words > 10 || text.length > 80) return 0
  let score = 0.5
  if (legalForm.test(text.replace(colorado, ''))) score += 1.5
  if (institution.test(text)) score += 1.2
  if (/^[\p{Lu}\d]/u.test(text)) score += 0.3
  if (/[.!?]\s+\p{L}|[;]|^\p{Ll}+\s\p{Ll}+/u.test(text)) score -= 0.8
  if (words > 7) score -= 0.5
  return Math.max(0, score)
}
