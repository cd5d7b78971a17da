import { useBlocker } from '@tanstack/react-router'
import { AlertDialog } from '../../ui/alert-dialog.tsx'

/** Asks before words that are not saved are left behind, by a link or by closing the page. */
export function UnsavedWords({ isChanged, what }: { isChanged: boolean; what: string }) {
  const leaving = useBlocker({ shouldBlockFn: () => isChanged, enableBeforeUnload: isChanged, withResolver: true })
  return (
    <AlertDialog
      open={leaving.status === 'blocked'}
      title="Leave without saving?"
      description={`${what} are not saved yet.`}
      cancelLabel="Stay"
      confirmLabel="Leave"
      onCancel={() => leaving.reset?.()}
      onConfirm={() => leaving.proceed?.()}
    />
  )
}
