import { useEffect, useRef } from 'react'

const reachBottom = 50

type Reach = Readonly<{ hasMore: boolean; onEnd: () => void; count: number }>

/** Reports when the scroll end is 50 px away (spec section 9), and again after more rows arrive. */
export function useReachBottom(scroller: HTMLElement | null, { hasMore, onEnd, count }: Reach): void {
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    if (!scroller || !hasMore || count === 0) return
    const look = () => {
      const left = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
      if (left <= reachBottom) latest.current()
    }
    look()
    scroller.addEventListener('scroll', look, { passive: true })
    return () => scroller.removeEventListener('scroll', look)
  }, [scroller, hasMore, count])
}
