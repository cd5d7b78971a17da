import { CircleCheckBig, CircleX, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { OwnJobListItem } from '#domain/jobs/views.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useChangeState } from '../jobs-posting/use-change-state.ts'

const questions = {
  filled: {
    title: 'Mark this role as filled?',
    description: 'It takes no more applications, and this can’t be undone. People who still wait deserve your answer.',
    confirm: 'Mark as filled',
  },
  closed: {
    title: 'Close this role?',
    description: 'It takes no more applications, and this can’t be undone. To take a break, pause it instead.',
    confirm: 'Close role',
  },
  dropped: {
    title: 'Close this role?',
    description: 'Nobody has seen it yet. It can’t be published any more; what you wrote stays to be posted again.',
    confirm: 'Close role',
  },
}

/** The ends of a role, asked about first because there is no way back. */
export function RoleMenu({ role }: { role: OwnJobListItem }) {
  const [end, setEnd] = useState<'filled' | 'closed'>('closed')
  const [isOpen, setOpen] = useState(false)
  const { changeTo, isChanging } = useChangeState(role)

  const isUnseen = role.state === 'draft' || role.state === 'quiz_pending'
  const question = questions[end === 'closed' && isUnseen ? 'dropped' : end]

  function ask(next: 'filled' | 'closed') {
    setEnd(next)
    setOpen(true)
  }

  function confirm() {
    changeTo(end)
    setOpen(false)
  }

  return (
    <>
      <Menu
        label={`More for ${role.title}`}
        items={[
          ...(isUnseen ? [] : [{ label: 'Mark as filled', icon: CircleCheckBig, onSelect: () => ask('filled') }]),
          { label: 'Close role', icon: CircleX, onSelect: () => ask('closed'), danger: true },
        ]}
        trigger={<IconButton icon={Ellipsis} label={`More for ${role.title}`} />}
      />
      <AlertDialog
        open={isOpen}
        title={question.title}
        description={question.description}
        confirmLabel={question.confirm}
        danger={end === 'closed'}
        busy={isChanging}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}
