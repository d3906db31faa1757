import { useEffect } from 'react'
import { useLive } from './use-live.ts'

/** Names the window: what waits, where I am, which product. */
export function useTitle(title: string, { isActive = true } = {}) {
  const { badge } = useLive()
  useEffect(() => {
    if (isActive) document.title = `${badge > 0 ? `(${badge > 99 ? '99+' : badge}) ` : ''}${title} · Signet`
  }, [title, badge, isActive])
}
