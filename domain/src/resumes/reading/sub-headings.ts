const subHeading =
  /^(?:highlights|responsibilities|key responsibilities|achievements|key achievements|duties|accomplishments|roles? (?:and|&) responsibilit(?:y|ies)|aufgaben|tätigkeiten|missions?|réalisations|funciones|logros|taken|mansioni|job duties|description|environment|tools|technologies|key contributions|selected achievements|main responsibilities|projects?)\s*:?$/i

/** A heading inside a role, which is neither work nor a section. */
export function isSubHeading(text: string): boolean {
  return subHeading.test(text)
}
