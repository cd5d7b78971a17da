const dateAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export function sentWhen(sentAt: string): string {
  return dateAndTime.format(new Date(sentAt))
}
