import { useSyncExternalStore } from 'react'

const wide = '(min-width: 900px)'

/** Whether a list and the page opened from it fit side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
}

function subscribe(listener: () => void) {
  const width = matchMedia(wide)
  width.addEventListener('change', listener)
  return () => width.removeEventListener('change', listener)
}
