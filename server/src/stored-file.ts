import { randomUUID } from 'node:crypto'

/** What a store throws at the first byte over the limit it was given. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
}

/** Where a person's picture is read: the address is random and says nothing about whose it is. */
export function avatarAddress(key: string | null): string | null {
  return key && `/api/${key}`
}

/** Likewise of a company's logo; which company it is of stands nowhere but in its row. */
export function logoAddress(key: string | null): string | null {
  return key && `/api/${key}`
}

/** Names in the store are random and say nothing about whose file it is; the real name stays in the row. */
export function newFileKey(kind: 'resumes' | 'avatars' | 'logos' | 'exports', extension: string) {
  return `${kind}/${randomUUID()}.${extension}`
}
