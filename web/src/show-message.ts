import type { Message } from '#domain/message.ts'
import { type ToastAction, toastFailure, toastSuccess } from './ui/toast.ts'

/** Shows a message of the specification as the toast it is worded for. */
export function showMessage(message: Message, action?: ToastAction): void {
  const show = message.kind === 'success' ? toastSuccess : toastFailure
  show(message.title, message.description, action)
}
