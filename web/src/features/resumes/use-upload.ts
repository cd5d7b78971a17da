import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Message } from '#domain/message.ts'
import { maxResumeBytes, resumeExtensions } from '#domain/resumes/limits.ts'
import { resumeMessages } from '#domain/resumes/messages.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { latestResumeQuery } from './queries.ts'
import { type Sending, sendFile, UploadCancelled } from './send-file.ts'

export type Upload = { name: string; sentBytes: number; totalBytes: number }

/** Each way here words its refusals as it is specified. */
type Refusals = { wrongType: Message; tooLarge: Message }
export const plainRefusals: Refusals = { wrongType: resumeMessages.wrongType, tooLarge: resumeMessages.tooLarge }
export const wizardRefusals: Refusals = {
  wrongType: resumeMessages.wizardWrongType,
  tooLarge: resumeMessages.wizardTooLarge,
}

/** The way of a file from the picker to the server. What happens to it there is asked of the server. */
export function useUpload(refusals: Refusals) {
  const queryClient = useQueryClient()
  const sending = useRef<Sending>(null)
  const [upload, setUpload] = useState<Upload | null>(null)
  const [error, setError] = useState<string>()

  async function send(file: File) {
    setError(undefined)
    const refused = refusalOf(file, refusals)
    if (refused) {
      showMessage(refused)
      return setError(refused.description)
    }
    setUpload({ name: file.name, sentBytes: 0, totalBytes: file.size })
    sending.current = sendFile(file, (sentBytes) => setUpload((now) => now && { ...now, sentBytes }))
    try {
      await sending.current.done
      await queryClient.refetchQueries(latestResumeQuery)
    } catch (problem) {
      if (problem instanceof UploadCancelled) return
      const { code, message } = readProblem(problem)
      const known = code === 'too_large' ? refusals.tooLarge : refusedKind(message, refusals)
      showMessage(known ?? resumeMessages.uploadFailed(message))
      setError(known?.description ?? message)
    } finally {
      sending.current = null
      setUpload(null)
    }
  }

  return { upload, error, send, cancel: () => sending.current?.cancel() }
}

/** A file that only bears the name of a résumé: the server saw it, and the words are those of a wrong name. */
function refusedKind(message: string, { wrongType }: Refusals): Message | null {
  return message === resumeMessages.wrongType.description ? wrongType : null
}

/** A first look before anything is sent; the server looks at the content. */
function refusalOf(file: File, { wrongType, tooLarge }: Refusals): Message | null {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!resumeExtensions.some((known) => known === extension)) return wrongType
  return file.size > maxResumeBytes ? tooLarge : null
}
