import type { Client, Session, SocketOptions, Store } from '@signet/client'
import type { Feedback } from '@signet/ui'
import { useSignal } from '@signet/ui'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Live } from './create-live.ts'
import type { Looks } from './create-looks.ts'

/** The origin of the live socket and how to open it; null where there is none. */
export type LiveSocket = Readonly<{ origin: string; open: SocketOptions['open'] }>

/** What every page may use; created once in `createStaff`, or by a test. */
export type App = Readonly<{
  client: Client
  session: Session
  store: Store
  queries: QueryClient
  feedback: Feedback
  looks: Looks
  live: Live
  line: LiveSocket | null
}>

const AppContext = createContext<App | null>(null)
export const AppProvider = AppContext.Provider

export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp and useClient need an <AppProvider> above them')
  return app
}

export function useClient(): Client {
  return useApp().client
}

/** The state of the live line: inbox and badge. */
export function useLive() {
  return useSignal(useApp().live.state)
}

/** Language, theme and text size, and the way to change them. */
export function useLooks() {
  const { looks } = useApp()
  return { ...useSignal(looks.appearance), change: looks.change }
}
