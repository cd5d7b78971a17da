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
}

/** The ends of a role, asked about first because there is no way back. */
export function RoleMenu({ role }: { role: OwnJobListItem }) {
  const [asked, setAsked] = useState<'filled' | 'closed'>('filled')
  const [isOpen, setOpen] = useState(false)
  const { changeTo, isChanging } = useChangeState(role)

  function ask(end: 'filled' | 'closed') {
    setAsked(end)
    setOpen(true)
  }

  function confirm() {
    changeTo(asked)
    setOpen(false)
  }

  return (
    <>
      <Menu
        label={`More for ${role.title}`}
        items={[
          { label: 'Mark as filled', icon: CircleCheckBig, onSelect: () => ask('filled') },
          { label: 'Close role', icon: CircleX, onSelect: () => ask('closed'), danger: true },
        ]}
        trigger={<IconButton icon={Ellipsis} label={`More for ${role.title}`} />}
      />
      <AlertDialog
        open={isOpen}
        title={questions[asked].title}
        description={questions[asked].description}
        confirmLabel={questions[asked].confirm}
        danger={asked === 'closed'}
        busy={isChanging}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}
