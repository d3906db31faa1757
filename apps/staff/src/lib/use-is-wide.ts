import { useSyncExternalStore } from 'react'

const wide = '(min-width: 900px)'

/** Whether there is room for a list and for what is opened from it, side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
}

function subscribe(listener: () => void) {
  const width = matchMedia(wide)
  width.addEventListener('change', listener)
  return () => width.removeEventListener('change', listener)
}
