import { type Client, createClient, createSession, headersOf, type Send, type Session } from '@signet/client'
import { createLanguage, type Language, type Locale } from '@signet/i18n'
import { createFeedback, type Feedback, keepLook, type Look, readLook } from '@signet/ui'
import { createContext, use } from 'react'
import type { Words } from '../words/words.ts'
import { createValue, type Value } from './value.ts'

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

/** The language that is being spoken: our sentences and antd's own few words. */
type Spoken = Readonly<{ language: Language; antd: Words['antd'] }>

type Wording = Readonly<{
  spoken: Value<Spoken | null>
  speak: (locale: Locale) => Promise<void>
  say: Language['t']
}>

const loaders: Readonly<Record<Locale, () => Promise<{ words: Words }>>> = {
  'zh-CN': () => import('../words/zh-cn.ts'),
  'zh-TW': () => import('../words/zh-tw.ts'),
  'en-US': () => import('../words/en-us.ts'),
}

/** Loads a language when it is first asked for, and only then; the wish that came last wins. */
function createWording(): Wording {
  const spoken = createValue<Spoken | null>(null)
  let wish = 0
  return {
    spoken,
    async speak(locale) {
      wish += 1
      const mine = wish
      const { words } = await loaders[locale]()
      if (mine !== wish) return
      spoken.set({ language: createLanguage({ locale, catalogue: words.catalogue }), antd: words.antd })
    },
    say: (key, params) => spoken.get()?.language.t(key, params) ?? key,
  }
}
