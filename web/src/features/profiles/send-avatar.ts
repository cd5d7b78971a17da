import type { ProfileView } from '#domain/profiles/schema.ts'
import { ApiError, decodeErrorBody } from '../../api-error.ts'

/** The cut image as the body of its own request; the answer is the profile with its new address. */
export async function sendAvatar(image: Blob): Promise<ProfileView> {
  const response = await fetch('/api/uploads/avatar', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'photo.jpg' },
    body: image,
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw decodeErrorBody(body) ?? new ApiError({ code: 'internal', status: response.status })
  return body as ProfileView
}
