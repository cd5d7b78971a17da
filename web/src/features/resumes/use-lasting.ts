import { useEffect, useState } from 'react'

/** True once something has been so for this long without a break. */
export function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setHasLasted(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isSo, milliseconds])
  return isSo && hasLasted
}
