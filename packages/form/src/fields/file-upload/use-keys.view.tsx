import { useEffect, useRef } from 'react'

/** Keys that work wherever the focus is, as long as this is on the screen; a pressed button may have lost it. */
export function useKeys(keys: Readonly<Record<string, () => void>>) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => latest.current[key]?.()
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
