export type PasswordStrength = 'weak' | 'okay' | 'strong'

/** The meter of the sign-up form. A hint, not a rule: what is refused stands in the schema. */
export function passwordStrength(password: string): PasswordStrength {
  const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((one) => one.test(password)).length
  if (classes >= 3 && password.length >= 12) return 'strong'
  if (classes >= 2 && password.length >= 8) return 'okay'
  return 'weak'
}
