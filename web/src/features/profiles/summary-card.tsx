import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { profileLimits } from '#domain/profiles/limits.ts'
import { profileMessages } from '#domain/profiles/messages.ts'
import type { ProfileView } from '#domain/profiles/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { generateSummaryMutation, keepProfile, profileQuery, updateProfileMutation } from './queries.ts'

/** One line about oneself. A failed save keeps what was typed. */
export function SummaryCard({ profile }: { profile: ProfileView }) {
  const [summary, setSummary] = useState(profile.headline ?? '')
  const queryClient = useQueryClient()
  const save = useMutation({
    ...updateProfileMutation,
    onSuccess: (saved) => {
      keepProfile(queryClient, saved)
      setSummary(saved.headline ?? '')
      showMessage(profileMessages.summarySaved)
    },
    onError: (error) => {
      showMessage(profileMessages.summaryFailed)
      if (readProblem(error).code === 'conflict') void queryClient.invalidateQueries(profileQuery)
    },
  })
  const [isAsking, setIsAsking] = useState(false)
  const generate = useMutation({
    ...generateSummaryMutation,
    onSuccess: async (made) => {
      setIsAsking(false)
      if (made.summary === null) return showMessage(profileMessages.unableToGenerate(made.message ?? ''))
      setSummary(made.summary)
      await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey, exact: true })
      showMessage(profileMessages.generated)
    },
    onError: () => {
      setIsAsking(false)
      showMessage(profileMessages.generateFailed)
    },
  })
  const length = summary.trim().length
  const isTooLong = length > profileLimits.headline

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isTooLong || save.isPending) return
    save.mutate({ version: profile.version, changes: { headline: summary } })
  }

  return (
    <Card as="section" aria-labelledby="summary-heading">
      <h2 id="summary-heading" className="text-xl">
        Professional Summary
      </h2>
      <form noValidate className="mt-4 grid gap-5" onSubmit={submit}>
        <Field
          label="Summary"
          note="(optional)"
          helper="Your work in one line."
          counter={{ value: length, max: profileLimits.headline }}
          error={isTooLong ? `At most ${profileLimits.headline} characters` : undefined}
        >
          <TextInput value={summary} onChange={(event) => setSummary(event.target.value)} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending} blocked={isTooLong}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
          {profile.role !== 'employer' && (
            <Button variant="quiet" onClick={() => setIsAsking(true)}>
              <Icon of={Sparkles} /> Generate from my info
            </Button>
          )}
        </div>
      </form>
      <AlertDialog
        open={isAsking}
        title="Generate professional summary?"
        description="AI will create a new summary from your profile, skills and experience. Your current summary will be replaced."
        confirmLabel={generate.isPending ? 'Generating…' : 'Generate'}
        busy={generate.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => generate.mutate()}
      />
    </Card>
  )
}
