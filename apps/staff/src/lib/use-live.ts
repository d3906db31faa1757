import { useSyncExternalStore } from 'react'
import { useApp } from './app-context.ts'

export function useLive() {
  const { live } = useApp()
  return useSyncExternalStore(live.subscribe, live.now, live.now)
}
