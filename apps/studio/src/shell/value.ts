import { useSyncExternalStore } from 'react'

/** One value that changes over time, and whoever listens to it. */
export type Value<T> = Readonly<{
  get: () => T
  set: (next: T) => void
  listen: (listener: () => void) => () => void
}>

export function createValue<T>(first: T): Value<T> {
  let current = first
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(next) {
      current = next
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useValue<T>({ listen, get }: Value<T>): T {
  return useSyncExternalStore(listen, get)
}
