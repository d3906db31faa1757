import type { ReadonlySignal } from '@preact/signals-core'
import { useCallback, useSyncExternalStore } from 'react'

/** The value of a signal; the component is drawn again when it changes, and only then. */
export function useSignal<Value>(signal: ReadonlySignal<Value>): Value {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(changed), [signal])
  return useSyncExternalStore(subscribe, () => signal.peek())
}
