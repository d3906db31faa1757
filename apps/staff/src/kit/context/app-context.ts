import { type ReadonlySignal, signal } from '@preact/signals-core'
import { badge, emptyInbox, type Inbox, receiveCount, receiveStanding, type Told } from '@signet/chat'
import type { Client, FaultLog, Session, SocketOptions, Store } from '@signet/client'
import type { ClientFrame } from '@signet/contract'
import { type BrandState, type Feedback, useSignal } from '@signet/ui'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Looks } from './create-looks.ts'

/** The origin of the live socket, and how to open it where that is not the browser’s own way. */
export type LiveSocket = Readonly<{ origin: string; open?: SocketOptions['open'] }>

/** What every page may use; created once in `createStaff`, or by a test. */
export type App = Readonly<{
  client: Client
  session: Session
  store: Store
  queries: QueryClient
  feedback: Feedback
  looks: Looks
  brand: BrandState
  live: Live
  /** What did not get through lately. */
  faults: FaultLog
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

/** The state of the live socket: inbox and badge. */
export function useLive() {
  return useSignal(useApp().live.state)
}

/** Name, logo and colour of the company. */
export function useBrand() {
  return useSignal(useApp().brand.current)
}

/** Language, theme and text size, and the way to change them. */
export function useLooks() {
  const { looks } = useApp()
  return { ...useSignal(looks.appearance), change: looks.change }
}

type Live = ReturnType<typeof createLive>
type LiveState = Readonly<{ inbox: Inbox; badge: number }>

/** State received over the live socket. The badge is derived here, once, for tab, title and app icon. */
export function createLive() {
  const state = signal<LiveState>({ inbox: emptyInbox, badge: 0 })
  const inbox = () => state.peek().inbox
  const change = (next: Inbox) => {
    if (next !== inbox()) state.value = { inbox: next, badge: badge(next) }
  }

  const readable: ReadonlySignal<LiveState> = state
  let say: (frame: ClientFrame) => boolean = () => false
  return {
    state: readable,
    change,
    /** Takes a count from an answer, with the sequence it was counted at. */
    count: (count: { sequence: number; notices: number }) => change(receiveCount(inbox(), count)),
    /** Takes what an answer says about a conversation. */
    standing: (id: string, told: Told) => change(receiveStanding(inbox(), id, told)),
    /** Sends a frame if the line is open; returns whether it is. */
    say: (frame: ClientFrame) => say(frame),
    sayBy: (send: (frame: ClientFrame) => boolean) => {
      say = send
    },
    forget: () => change(emptyInbox),
  }
}
