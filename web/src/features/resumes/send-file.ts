import { decodeErrorBody } from '../../api-error.ts'

export type Sending = { done: Promise<{ resumeId: string }>; cancel: () => void }

/** Sends the file as the body of its own request. XMLHttpRequest, because only it tells how many bytes have left. */
export function sendFile(file: File, onProgress: (sentBytes: number) => void): Sending {
  const request = new XMLHttpRequest()
  const done = new Promise<{ resumeId: string }>((resolve, reject) => {
    request.open('POST', '/api/uploads/resumes')
    request.setRequestHeader('x-upload-id', crypto.randomUUID())
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name))
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded))
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(request.response as { resumeId: string })
      else reject(decodeErrorBody(request.response) ?? new Error('The upload ended without an answer.'))
    })
    request.addEventListener('error', () => reject(new Error('The connection dropped.')))
    request.addEventListener('abort', () => reject(new UploadCancelled()))
    request.send(file)
  })
  return { done, cancel: () => request.abort() }
}

export class UploadCancelled extends Error {
  override name = 'UploadCancelled'
}
