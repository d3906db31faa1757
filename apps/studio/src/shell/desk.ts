import { type Client, createClient, createSession, headersOf, type Send, type Session } from '@signet/client'
import { createFeedback, type Feedback, keepLook, type Look, readLook } from '@signet/ui'
import { createContext, use } from 'react'
import { createValue, type Value } from './value.ts'
import { createWording, type Wording } from './wording.ts'

/** What every page may reach: made once, never global. */
export type Desk = Readonly<{
  client: Client
  session: Session
  /** What every call says of itself, for what travels beside the client: files. */
  headers: () => Readonly<Record<string, string>>
  feedback: Feedback
  look: Value<Look>
  wording: Wording
  /** How often a session ended here; whoever listens shows the login. */
  sessionsEnded: Value<number>
}>

type Surroundings = Readonly<{ localStorage: Storage; origin: string; send: Send }>

/** Everything behind the studio: where it calls, what this browser remembers, how it looks. */
export function openDesk({ localStorage: store, origin, send }: Surroundings): Desk {
  const feedback = createFeedback()
  const look = createValue(readLook(store))
  const wording = createWording()
  const sessionsEnded = createValue(0)
  const session = createSession({
    store,
    toast: feedback.error,
    goToLogin: () => sessionsEnded.set(sessionsEnded.get() + 1),
  })
  const headers = () =>
    headersOf({
      origin: 'pc',
      token: session.token(),
      locale: look.get().locale,
      systemCode: session.systemCode(),
    })
  const client = createClient(send, {
    baseUrl: origin,
    say: wording.say,
    headers,
    onSessionEnd: ({ message }) => session.expire(message),
  })
  look.listen(() => keepLook(store, look.get()))

  return { client, session, headers, feedback, look, wording, sessionsEnded }
}

const DeskContext = createContext<Desk | null>(null)
export const DeskProvider = DeskContext.Provider

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('useDesk needs a <DeskProvider> above it')
  return desk
}

export function useClient(): Client {
  return useDesk().client
}
