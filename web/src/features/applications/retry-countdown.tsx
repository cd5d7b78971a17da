import { useEffect, useState } from 'react'

/** "9:41", "23 h 59 min": the rest of a pause, counted down; calls back once it is over. */
export function RetryCountdown({ until, onOver }: { until: string; onOver: () => void }) {
  const end = new Date(until).getTime()
  const [left, setLeft] = useState(() => end - Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = end - Date.now()
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      onOver()
    }, 1000)
    return () => clearInterval(timer)
  }, [end, onOver])
  const exact = new Date(until).toLocaleString(undefined, { weekday: 'long', hour: 'numeric', minute: '2-digit' })
  return (
    <p className="text-lg">
      You can try again in{' '}
      <time dateTime={until} title={exact} className="tabular font-strong">
        {written(Math.max(0, left))}
      </time>
      .
    </p>
  )
}

function written(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  if (hours > 0) return `${hours} h ${minutes} min`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}
