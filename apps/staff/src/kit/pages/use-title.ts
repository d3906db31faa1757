import { useEffect } from 'react'
import { useLive } from '../context/app-context.ts'

/** Sets the window title: unread count, page, product. */
export function useTitle(title: string, { isActive = true } = {}) {
  const { badge } = useLive()
  useEffect(() => {
    if (isActive) document.title = `${badge > 0 ? `(${badge > 99 ? '99+' : badge}) ` : ''}${title} · Signet`
  }, [title, badge, isActive])
}
