import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** After a change of page the focus goes to its heading and its title is read out. The first page is left alone. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        if (!toLocation.hash)
          (document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'))?.focus()
        setTitle(document.title)
      }),
    [router],
  )
  return (
    <span role="status" aria-live="polite" className="sr-only">
      {title}
    </span>
  )
}
