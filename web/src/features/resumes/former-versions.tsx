import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { resumeMessages } from '#domain/resumes/messages.ts'
import type { ResumeVersionView } from '#domain/resumes/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { latestResumeQuery, restoreVersionMutation, resumeVersionsQuery } from './queries.ts'

/** Every text the résumé had before, each with the way back to it. */
export function FormerVersions({ resumeId }: { resumeId: string }) {
  const { data: versions } = useQuery(resumeVersionsQuery(resumeId))
  if (!versions || versions.length === 0) return null
  return (
    <Disclosure title="Former versions" aside={versions.length} heading="h2" className="print:hidden">
      <ul className="grid gap-5">
        {versions.map((version) => (
          <Version key={version.id} resumeId={resumeId} version={version} />
        ))}
      </ul>
    </Disclosure>
  )
}

function Version({ resumeId, version }: { resumeId: string; version: ResumeVersionView }) {
  const queryClient = useQueryClient()
  const restore = useMutation({
    ...restoreVersionMutation,
    onSuccess: async () => {
      showMessage(resumeMessages.restored)
      await queryClient.invalidateQueries({ queryKey: ['resumes'] })
      await queryClient.invalidateQueries(latestResumeQuery)
    },
    onError: (error) => showMessage(resumeMessages.restoreFailed(readProblem(error).message)),
  })
  const name = version.isUpload ? `${version.title}, as you uploaded it` : version.title
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-md break-words">{name}</h3>
          <p className="text-sm text-ink-soft">Active until {untilWhen(version.replacedAt)}</p>
        </div>
        <Button
          variant="quiet"
          size="sm"
          busy={restore.isPending}
          aria-label={`Restore ${name}`}
          onClick={() => restore.mutate({ id: resumeId, versionId: version.id })}
        >
          {restore.isPending ? 'Restoring…' : 'Restore'}
        </Button>
      </div>
      <details>
        <summary className="text-sm font-medium text-action">Read it</summary>
        <p className="mt-2 max-h-80 overflow-y-auto rounded-control border border-line p-4 text-sm break-words whitespace-pre-wrap">
          {version.text}
        </p>
      </details>
    </li>
  )
}

function untilWhen(replacedAt: string): string {
  return new Date(replacedAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
