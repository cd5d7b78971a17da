import { Button } from '../../ui/button.tsx'
import { toastFailure, toastSuccess } from '../../ui/toast.ts'
import { ToastCard } from '../../ui/toaster.tsx'
import { Pair, Section } from './section.tsx'

function nothing() {
  // The toasts below only stand still to be looked at.
}

export function ToastSection() {
  return (
    <Section title="Toasts">
      <Pair>
        <ToastCard
          toast={{
            id: -1,
            kind: 'success',
            title: 'Passed',
            description: "We won't show this job again.",
            action: { label: 'Undo', onPress: nothing },
          }}
        />
        <ToastCard
          toast={{
            id: -2,
            kind: 'failure',
            title: 'Failed to save',
            description: "Your changes couldn't be saved. Please try again.",
            action: { label: 'Try again', onPress: nothing },
          }}
        />
      </Pair>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          onClick={() => toastSuccess('Saved to shortlist', 'You can view it anytime in your saved jobs.')}
        >
          Show a success
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            toastSuccess('Passed', "We won't show this job again.", {
              label: 'Undo',
              onPress: () => toastSuccess('Restored'),
            })
          }
        >
          Show one with Undo
        </Button>
        <Button
          variant="quiet"
          onClick={() => toastFailure('Too many attempts', 'Please wait a few minutes before trying again.')}
        >
          Show a failure
        </Button>
      </div>
    </Section>
  )
}
