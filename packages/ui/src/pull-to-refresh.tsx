import { ArrowDown } from 'lucide-react'
import { type ReactNode, type TouchEvent, useRef, useState } from 'react'
import styles from './pull-to-refresh.module.css'
import { Spinner } from './spinner.tsx'

type PullToRefreshProps = Readonly<{ onRefresh?: () => Promise<unknown>; children: ReactNode }>

const enough = 64

/** Pulled down from the very top and let go, it refreshes. Every page with it has a button or a tab that does the same. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const [pulled, setPulled] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const start = useRef<number | null>(null)
  if (!onRefresh) return children

  const begin = (event: TouchEvent<HTMLElement>) => {
    const scroller = event.currentTarget.closest('[data-scroller]')
    start.current = scroller && scroller.scrollTop <= 0 ? (event.touches[0]?.clientY ?? null) : null
  }
  const move = (event: TouchEvent) => {
    if (start.current === null) return
    const by = (event.touches[0]?.clientY ?? 0) - start.current
    setPulled(by > 0 ? Math.min(96, by * 0.45) : 0)
  }
  const end = async () => {
    start.current = null
    const isEnough = pulled >= enough
    setPulled(0)
    if (!isEnough || isBusy) return
    setBusy(true)
    try {
      await onRefresh()
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.pull} onTouchStart={begin} onTouchMove={move} onTouchEnd={end} onTouchCancel={end}>
      <div className={styles.hint} style={{ height: isBusy ? 48 : pulled }} aria-hidden="true">
        {isBusy ? <Spinner /> : <ArrowDown className={pulled >= enough ? styles.ready : undefined} />}
      </div>
      {children}
    </div>
  )
}
