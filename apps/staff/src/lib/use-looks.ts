import { useSyncExternalStore } from 'react'
import { useApp } from './app-context.ts'

export function useLooks() {
  const { looks } = useApp()
  const { look, language } = useSyncExternalStore(looks.subscribe, looks.now, looks.now)
  return { look, language, change: looks.change }
}
