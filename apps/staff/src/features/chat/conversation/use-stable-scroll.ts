import { useEffect, useLayoutEffect, useRef } from 'react'

type Scrolled = Readonly<{ first: number; count: number; onTop: () => void }>
const near = 80

/** Keeps what one reads in its place when older messages come above it, and the end in sight when one is at the end. */
export function useStableScroll(scroller: HTMLElement | null, { first, count, onTop }: Scrolled): void {
  const known = useRef({ first: 0, height: 0, isAtEnd: true })
  const latest = useRef(onTop)
  useEffect(() => {
    latest.current = onTop
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message may move the end
  useLayoutEffect(() => {
    if (!scroller) return
    const { height, isAtEnd } = known.current
    const isEarlier = known.current.first > first && known.current.first > 0
    if (isEarlier) scroller.scrollTop += scroller.scrollHeight - height
    else if (isAtEnd) scroller.scrollTop = scroller.scrollHeight
    known.current = { ...known.current, first, height: scroller.scrollHeight }
  }, [scroller, first, count])

  useEffect(() => {
    if (!scroller) return
    const note = () => {
      const { scrollTop, scrollHeight, clientHeight } = scroller
      known.current = {
        ...known.current,
        height: scrollHeight,
        isAtEnd: scrollHeight - scrollTop - clientHeight < near,
      }
      if (scrollTop < near && scrollHeight > clientHeight) latest.current()
    }
    // Pictures and the keyboard change the height without a new message.
    const grown = new ResizeObserver(() => {
      if (known.current.isAtEnd) scroller.scrollTop = scroller.scrollHeight
    })
    scroller.addEventListener('scroll', note, { passive: true })
    grown.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', note)
      grown.disconnect()
    }
  }, [scroller])
}
