import { useEffect } from 'react'

const remembered = 20

/**
 * A dialog that closes takes the focus along, and whoever works by keyboard would begin at the top of the page again.
 * They go on at the last place that is still there: what opened the dialog, or the dialog below it.
 */
export function useFocusBack() {
  useEffect(() => {
    let places: readonly HTMLElement[] = []
    let dialogs = countDialogs()
    const remember = ({ target }: FocusEvent) => {
      dialogs = countDialogs()
      if (!(target instanceof HTMLElement)) return
      places = [target, ...places.filter((place) => place !== target)].slice(0, remembered)
    }
    const goBack = () => {
      const before = dialogs
      dialogs = countDialogs()
      if (dialogs >= before || document.activeElement !== document.body) return
      places.find((place) => place.isConnected && !place.matches(':disabled'))?.focus()
    }
    /** Dialogs lie in the body, each in a place of its own. */
    const closing = new MutationObserver(goBack)
    closing.observe(document.body, { childList: true })
    addEventListener('focusin', remember)
    return () => {
      closing.disconnect()
      removeEventListener('focusin', remember)
    }
  }, [])
}

const countDialogs = () => document.querySelectorAll('[role="dialog"]').length
