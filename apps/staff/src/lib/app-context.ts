import type { Client, Session, SocketOptions, Store } from '@signet/client'
import type { Feedback } from '@signet/ui'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Live } from './create-live.ts'
import type { Looks } from './create-looks.ts'

/** Where the live line is opened, and with what; null where there is none. */
export type Line = Readonly<{ origin: string; open: SocketOptions['open'] }>

/** What every page may use. Made once in `createStaff`, or by a test. */
export type App = Readonly<{
  client: Client
  session: Session
  store: Store
  queries: QueryClient
  feedback: Feedback
  looks: Looks
  live: Live
  line: Line | null
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
