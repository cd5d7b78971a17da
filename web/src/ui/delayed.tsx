import { type ReactNode, useEffect, useState } from 'react'

/** Quick answers need no waiting sign: it appears only after this time. */
const PATIENCE = 150

export function Delayed({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return <div className={shown ? 'contents' : 'invisible contents'}>{children}</div>
}
