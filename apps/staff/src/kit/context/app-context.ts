import { type ReadonlySignal, signal } from '@preact/signals-core'
import { badge, emptyInbox, type Inbox, receiveCount, receiveFrame } from '@signet/chat'
import type { Client, Session, SocketOptions, Store } from '@signet/client'
import type { ServerFrame } from '@signet/contract'
import { createLanguage, type Language, type Locale, type ParsedCatalogue } from '@signet/i18n'
import { applyLook, type Feedback, keepLook, type Look, readLook, useSignal } from '@signet/ui'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'

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

/** The state of the live socket: inbox and badge. */
export function useLive() {
  return useSignal(useApp().live.state)
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
  return {
    state: readable,
    receive: (frame: ServerFrame) => change(receiveFrame(inbox(), frame)),
    /** Takes a count from an answer, with the sequence it was counted at. */
    count: (count: { sequence: number; notices: number }) => change(receiveCount(inbox(), count)),
    forget: () => change(emptyInbox),
  }
}

export type Looks = Awaited<ReturnType<typeof createLooks>>

type Appearance = Readonly<{ look: Look; language: Language }>

/** Language, theme and text size of this device, kept and applied to the page. */
export async function createLooks(store: Store, root: HTMLElement = document.documentElement) {
  const darkness = matchMedia('(prefers-color-scheme: dark)')
  const first = readLook(store)
  const appearance = signal<Appearance>({ look: first, language: await speak(first) })
  const readable: ReadonlySignal<Appearance> = appearance
  const apply = (look = appearance.peek().look) => {
    applyLook(look, root, { prefersDark: darkness.matches })
    colourTheBar(root)
  }

  apply()
  darkness.addEventListener('change', () => apply())
  return {
    appearance: readable,
    /** Loads the language first, so that no page mixes two languages. */
    async change(part: Partial<Look>) {
      const before = appearance.peek()
      const look = { ...before.look, ...part }
      const isSpoken = look.locale === before.language.locale
      const language = isSpoken ? before.language : await speak(look)
      keepLook(store, look)
      apply(look)
      appearance.value = { look, language }
    },
  }
}

/** Gives the browser's bar above the page the theme's colour. */
function colourTheBar(root: HTMLElement) {
  const color = getComputedStyle(root).getPropertyValue('--surface').trim()
  if (color) document.querySelector('meta[name=theme-color]')?.setAttribute('content', color)
}

async function speak({ locale }: Look): Promise<Language> {
  return createLanguage({ locale, catalogue: await loadCatalogue(locale) })
}

const loaders: Readonly<Record<Locale, () => Promise<{ catalogue: ParsedCatalogue }>>> = {
  'zh-CN': () => import('virtual:texts/zh-CN'),
  'zh-TW': () => import('virtual:texts/zh-TW'),
  'en-US': () => import('virtual:texts/en-US'),
}

/** Loads all texts of one language. */
async function loadCatalogue(locale: Locale): Promise<ParsedCatalogue> {
  return (await loaders[locale]()).catalogue
}
