import { useScroller } from '@signet/ui'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './message-log.module.css'

type StretchProps = Readonly<{ id: number; draw: () => ReactNode }>

/**
 * A part of a long log. Far from what is in sight it is only as high as it was, so that a log of thousands of
 * messages costs what a few screens of it cost; with the focus or a recording that plays it is kept.
 */
export function Stretch({ id, draw }: StretchProps) {
  const place = useRef<HTMLDivElement>(null)
  const height = useFarHeight(place)
  useKeptPlace(place, height)
  return (
    <div
      ref={place}
      data-stretch={id}
      className={styles.stretch}
      style={height === null ? undefined : { height }}
    >
      {height === null && draw()}
    </div>
  )
}

/** How far from the screen a stretch is still drawn, in heights of the scroller. */
const margin = '150% 0px'
const kept = ':focus, [data-playing]'

/** The height in pixels of a part that is far; null when it is near. */
function useFarHeight(place: RefObject<HTMLElement | null>): number | null {
  const scroller = useScroller()
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const element = place.current
    if (!scroller || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (!last) return
        if (last.isIntersecting) setHeight(null)
        else if (!element.querySelector(kept)) setHeight(last.boundingClientRect.height || null)
      },
      { root: scroller, rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, scroller])
  return height
}

/** Keeps what one reads in its place when a part above it is drawn again and is not as high as it was. */
function useKeptPlace(place: RefObject<HTMLElement | null>, height: number | null): void {
  const scroller = useScroller()
  const before = useRef(height)
  useLayoutEffect(() => {
    const was = before.current
    before.current = height
    const element = place.current
    if (was === null || height !== null || !element || !scroller) return
    const { bottom, height: now } = element.getBoundingClientRect()
    if (bottom - now + was <= scroller.getBoundingClientRect().top) scroller.scrollTop += now - was
  }, [place, height, scroller])
}
