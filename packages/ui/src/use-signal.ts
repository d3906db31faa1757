import type { ReadonlySignal } from '@preact/signals-core'
import { useCallback, useSyncExternalStore } from 'react'

/** Returns the value of a signal and redraws the component when it changes. */
export function useSignal<Value>(signal: ReadonlySignal<Value>): Value {
  const subscribe = useCallback((onChange: () => void) => signal.subscribe(onChange), [signal])
  const read = () => signal.peek()
  return useSyncExternalStore(subscribe, read, read)
}
