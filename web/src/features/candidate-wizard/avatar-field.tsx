import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { avatarBytes } from '#domain/profiles/limits.ts'
import { profileMessages } from '#domain/profiles/messages.ts'
import type { ProfileView } from '#domain/profiles/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Tile } from '../../ui/tile.tsx'
import { sessionQuery } from '../accounts/queries.ts'
import { profileQuery } from '../profiles/queries.ts'
import { sendAvatar } from '../profiles/send-avatar.ts'

/** The cropper is a third of a page's budget and most people never open it. */
const AvatarDialog = lazy(async () => ({ default: (await import('./avatar-dialog.tsx')).AvatarDialog }))

const accepted = ['image/png', 'image/jpeg']

export function AvatarField({ profile }: { profile: ProfileView }) {
  const [picked, setPicked] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const upload = useMutation({
    mutationFn: sendAvatar,
    onSuccess: (saved) => {
      letGo()
      queryClient.setQueryData(profileQuery.queryKey, saved)
      void queryClient.invalidateQueries(sessionQuery)
    },
    onError: (error) => showMessage({ ...profileMessages.avatarFailed, description: readProblem(error).message }),
  })

  function pick(file: File | undefined) {
    if (!file) return
    if (!accepted.includes(file.type)) showMessage(profileMessages.avatarWrongType)
    else if (file.size >= avatarBytes) showMessage(profileMessages.avatarTooLarge)
    else setPicked(URL.createObjectURL(file))
  }

  function letGo() {
    if (picked) URL.revokeObjectURL(picked)
    setPicked(null)
  }

  return (
    <div className="flex items-center gap-4">
      <Tile
        kind={profile.avatarUrl ? 'known' : 'second'}
        size="lg"
        image={profile.avatarUrl ?? undefined}
        initials={initialsOf(profile.fullName)}
      />
      <div className="grid justify-items-start gap-1">
        <input
          ref={input}
          type="file"
          accept={accepted.join(',')}
          aria-label="Photo"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            pick(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button variant="quiet" size="sm" onClick={() => input.current?.click()}>
          {profile.avatarUrl ? 'Change photo' : 'Upload photo'}
        </Button>
        <p className="text-xs text-ink-soft">PNG or JPEG, under 2MB. Shown only once your name is.</p>
      </div>
      {picked && (
        <Suspense fallback={null}>
          <AvatarDialog address={picked} busy={upload.isPending} onClose={letGo} onCropped={upload.mutate} />
        </Suspense>
      )}
    </div>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('') || '?'
}
