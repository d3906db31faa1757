import { useEffect, useRef } from 'react'

/** Scrolls a form at the foot of a drawer into view, including its buttons. */
export function useInSight<Kind extends HTMLElement>() {
  const element = useRef<Kind>(null)
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    void element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return element
}
