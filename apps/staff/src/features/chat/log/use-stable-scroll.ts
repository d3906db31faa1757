import { useEffect, useLayoutEffect, useRef, useState } from 'react'

type Scrolled = Readonly<{
  /** The sequence of the first message. */
  first: number
  count: number
  /** How many own messages are on their way; who writes is led to the end. */
  outgoing: number
  onTop: () => void
}>
const near = 80

/**
 * Keeps what one reads in its place when older messages come above it, and the end in sight when one is at the
 * end. Returns whether one is, and what leads there.
 */
export function useStableScroll(
  scroller: HTMLElement | null,
  { first, count, outgoing, onTop }: Scrolled,
): Readonly<{ isAtEnd: boolean; toEnd: () => void }> {
  const [isAtEnd, setAtEnd] = useState(true)
  const known = useRef({ first: 0, height: 0, outgoing: 0, isAtEnd: true })
  const latest = useRef(onTop)
  useEffect(() => {
    latest.current = onTop
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message may move the end
  useLayoutEffect(() => {
    if (!scroller) return
    const before = known.current
    const isEarlier = before.first > first && before.first > 0
    if (outgoing > before.outgoing || (before.isAtEnd && !isEarlier))
      scroller.scrollTop = scroller.scrollHeight
    else if (isEarlier) scroller.scrollTop += scroller.scrollHeight - before.height
    known.current = { ...before, first, outgoing, height: scroller.scrollHeight }
  }, [scroller, first, count, outgoing])

  useEffect(() => {
    if (!scroller) return
    const keepEnd = () => {
      scroller.scrollTop = scroller.scrollHeight
      known.current.height = scroller.scrollHeight
    }
    const note = () => {
      const { scrollTop, scrollHeight, clientHeight } = scroller
      const { isAtEnd: was, height } = known.current
      // What has grown since the last look has moved the end away; the person has not.
      if (was && scrollHeight > height) return keepEnd()
      const isNow = scrollHeight - scrollTop - clientHeight < near
      known.current = { ...known.current, height: scrollHeight, isAtEnd: isNow }
      setAtEnd(isNow)
      if (scrollTop < near && scrollHeight > clientHeight) latest.current()
    }
    // Pictures, stretches that come near and the keyboard change the heights without a new message.
    const grown = new ResizeObserver(() => {
      if (known.current.isAtEnd) keepEnd()
    })
    scroller.addEventListener('scroll', note, { passive: true })
    for (const box of [scroller, ...scroller.children]) grown.observe(box)
    return () => {
      scroller.removeEventListener('scroll', note)
      grown.disconnect()
    }
  }, [scroller])

  return { isAtEnd, toEnd: () => scroller?.scrollTo({ top: scroller.scrollHeight }) }
}
