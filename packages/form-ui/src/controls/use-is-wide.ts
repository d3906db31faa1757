import { type RefObject, useLayoutEffect, useState } from 'react'

/** From how many pixels on a form, or a part of it, is laid out as on a desk. */
const wide = 600

/** Whether a box has the width of a desk; undefined before it was measured. A hidden box stays what it was. */
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
