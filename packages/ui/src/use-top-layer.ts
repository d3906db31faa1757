import { useEffect, useRef } from 'react'

/**
 * Lifts an element with `popover="manual"` above everything that is open, dialogs and drawers too, whenever `newest`
 * becomes another; a browser without a top layer shows it where it stands.
 */
export function useTopLayer(newest: number | undefined) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const lifted = element.current
    if (newest === undefined || !lifted?.showPopover) return
    lifted.showPopover()
    return () => lifted.hidePopover()
  }, [newest])

  return element
}
