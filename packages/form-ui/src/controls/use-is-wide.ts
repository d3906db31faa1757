import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width in pixels from which a form or a part of it uses the desktop layout. */
const wide = 600

/**
 * Tells whether a box is wide enough for the desktop layout; undefined before it is measured. A hidden box keeps its
 * last answer.
 */
export function useIsWide(box: RefObject<HTMLElement | null>): boolean | undefined {
  const [isWide, setWide] = useState<boolean>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const width = element.clientWidth
      setWide((before = false) => (width === 0 ? before : width >= wide))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [box])
  return isWide
}
