import { type ReadonlySignal, signal } from '@preact/signals-core'
import { type Client, createClient, createSession, headersOf, type Send, type Session } from '@signet/client'
import { createLanguage, type Language, type Locale, locales } from '@signet/i18n'
import {
  type BrandState,
  createBrand,
  createFeedback,
  type Feedback,
  keepLook,
  type Look,
  readLook,
} from '@signet/ui'
import { createContext, use } from 'react'
import { type CommandShelf, createCommandShelf } from '../commands/command-shelf.ts'
import { createIdentityQuestion, type IdentityQuestion } from './identity-question.ts'
import type { Words } from './words.ts'

/** What every page may reach: made once, never global. */
export type App = Readonly<{
  client: Client
  session: Session
  /** Headers of every call, for transfers outside the client: files. */
  headers: () => Readonly<Record<string, string>>
  feedback: Feedback
  look: ReadonlySignal<Look>
  /** Name, logo and colour of the company. */
  brand: BrandState
  /** Changes the look and keeps it in this browser. */
  changeLook: (part: Partial<Look>) => void
  wording: LanguageState
  commands: CommandShelf
  identityQuestion: IdentityQuestion
  /** How often a session ended here; each end leads to the login. */
  sessionsEnded: ReadonlySignal<number>
}>

type AppOptions = Readonly<{ localStorage: Storage; origin: string; send: Send }>

/** Everything behind the studio: where it calls, what this browser remembers, how it looks. */
export function createApp({ localStorage: store, origin, send }: AppOptions): App {
  const feedback = createFeedback()
  const look = signal(readLook(store))
  const brand = createBrand(store)
  const wording = createWording()
  const sessionsEnded = signal(0)
  const session = createSession({
    store,
    toast: feedback.error,
    goToLogin: () => {
      sessionsEnded.value += 1
    },
  })
  const headers = () =>
    headersOf({
      origin: 'pc',
      token: session.token(),
      locale: look.peek().locale,
      systemCode: session.systemCode(),
    })
  const identityQuestion = createIdentityQuestion()
  const client = createClient(send, {
    baseUrl: origin,
    say: wording.say,
    headers,
    onSessionEnd: ({ message }) => session.expire(message),
    confirmIdentity: identityQuestion.ask,
  })
  const changeLook = (part: Partial<Look>) => {
    look.value = { ...look.peek(), ...part }
    keepLook(store, look.peek())
  }

  const commands = createCommandShelf()

  return {
    ...{ client, session, headers, feedback, look, brand, changeLook, wording },
    ...{ commands, identityQuestion, sessionsEnded },
  }
}

const AppContext = createContext<App | null>(null)

export const AppProvider = AppContext.Provider

export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp needs an <AppProvider> above it')
  return app
}

export function useClient(): Client {
  return useApp().client
}

/** The language that is being spoken: our sentences and antd's own few words. */
type SpokenLanguage = Readonly<{ language: Language; antd: Words['antd'] }>

type LanguageState = Readonly<{
  spoken: ReadonlySignal<SpokenLanguage | null>
  speak: (locale: Locale) => Promise<void>
  say: Language['t']
  /** Loads every language, for a search by the names of all. */
  loadAll: () => Promise<readonly Language['t'][]>
}>

const loaders: Readonly<Record<Locale, () => Promise<{ words: Words }>>> = {
  'zh-CN': () => import('./zh-cn.ts'),
  'zh-TW': () => import('./zh-tw.ts'),
  'en-US': () => import('./en-us.ts'),
}

/** Loads languages on demand; the last request wins. */
function createWording(): LanguageState {
  const spoken = signal<SpokenLanguage | null>(null)
  let latest = 0
  return {
    spoken,
    async speak(locale) {
      latest += 1
      const mine = latest
      const loaded = await loadLanguage(locale)
      if (mine === latest) spoken.value = loaded
    },
    loadAll: () => Promise.all(locales.map(async (locale) => (await loadLanguage(locale)).language.t)),
    say: (key, params) => spoken.peek()?.language.t(key, params) ?? key,
  }
}

async function loadLanguage(locale: Locale): Promise<SpokenLanguage> {
  const { words } = await loaders[locale]()
  return { language: createLanguage({ locale, catalogue: words.catalogue }), antd: words.antd }
}
