import { useEffect, useRef } from 'react'

/** What opens at the foot of a drawer comes into sight as a whole, with its buttons. */
export function useInSight<Kind extends HTMLElement>() {
  const element = useRef<Kind>(null)
  useEffect(() => {
    // Newer browsers answer a promise, which is no way to clean up.
    void element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return element
}
