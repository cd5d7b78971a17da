import type { OwnCompanyView } from '#domain/companies/schema.ts'
import { ApiError, decodeErrorBody } from '../../api-error.ts'

/** The picture as the body of its own request; the answer is the company with its new address. */
export async function sendLogo(image: Blob): Promise<OwnCompanyView> {
  const response = await fetch('/api/uploads/logo', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'logo' },
    body: image,
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw decodeErrorBody(body) ?? new ApiError({ code: 'internal', status: response.status })
  return body as OwnCompanyView
}
