import * as z from 'zod/mini'
import { roles } from './roles.ts'

export const role = z.enum(roles)
export type Role = z.infer<typeof role>

export const passwordMinimum = 8
/** Longer than any password manager makes; the limit keeps hashing from being fed megabytes. */
const passwordMaximum = 256
/** The longest address that mail can carry (RFC 5321). */
const emailMaximum = 254

const emailMessage = 'Please enter a valid email'

export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(emailMaximum, emailMessage), z.email(emailMessage))

const existingPassword = z
  .string()
  .check(
    z.minLength(passwordMinimum, 'Password must be at least 8 characters'),
    z.maxLength(passwordMaximum, 'Password must be at most 256 characters'),
  )

export const newPassword = existingPassword.check(
  z.regex(/\p{L}/u, 'Password must contain letters'),
  z.regex(/\p{N}/u, 'Password must contain numbers'),
)

/** A line of text: no line breaks or other control characters, so that it can stand in a mail header. */
const singleLine = z.string().check(z.trim(), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Please keep this on one line'))

export const personName = singleLine.check(
  z.minLength(2, 'Name must be at least 2 characters'),
  z.maxLength(80, 'Name must be less than 80 characters'),
)

export const companyName = singleLine.check(
  z.minLength(2, 'Company name must be at least 2 characters'),
  z.maxLength(120, 'Company name must be less than 120 characters'),
)

export const signInInput = z.object({ email, password: existingPassword })
export type SignInInput = z.infer<typeof signInInput>

export const seekerSignUpInput = z.object({
  role: z.literal('seeker'),
  email,
  password: newPassword,
  full_name: personName,
})

export const employerSignUpInput = z.object({
  role: z.literal('employer'),
  email,
  password: newPassword,
  contact_name: personName,
  company_name: companyName,
})

export const signUpInput = z.discriminatedUnion('role', [seekerSignUpInput, employerSignUpInput])
export type SignUpInput = z.infer<typeof signUpInput>

export const chooseRoleInput = z.object({ role })
export const forgotPasswordInput = z.object({ email })
export const linkSecret = z.string().check(z.regex(/^[\w-]{43}$/))
export const resetPasswordInput = z.object({ secret: linkSecret, password: newPassword })
export const confirmEmailInput = z.object({ secret: linkSecret })

export const changePasswordInput = z.object({ currentPassword: existingPassword, password: newPassword })
export const changeEmailInput = z.object({ email, password: existingPassword })
export const passwordInput = z.object({ password: existingPassword })

export const openSession = z.object({
  id: z.uuid(),
  device: z.string(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

/** What the settings show of the account itself. */
export const accountView = z.object({
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  /** The address that waits for its confirmation. */
  newEmail: z.nullable(z.string()),
  /** When the account is erased; null while nobody asked for it. */
  erasedAt: z.nullable(z.iso.datetime()),
  sessions: z.array(openSession),
})
export type AccountView = z.infer<typeof accountView>

/** The signed-in person as their own browser may know them. */
export const sessionView = z.object({
  person: z.object({
    id: z.uuid(),
    email: z.string(),
    isEmailConfirmed: z.boolean(),
    role: z.nullable(role),
    fullName: z.string(),
    companyName: z.nullable(z.string()),
    avatarUrl: z.nullable(z.string()),
  }),
})
export type SessionView = z.infer<typeof sessionView>

export const demoAccount = z.object({
  name: z.string(),
  note: z.string(),
  email: z.string(),
  password: z.string(),
  role,
})
export type DemoAccount = z.infer<typeof demoAccount>
