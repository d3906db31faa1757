import { readBytes, serverOrigin } from '@signet/client'
import type { RouterHistory } from '@tanstack/react-router'
import type { App } from '../context/app-context.ts'
import { eachSession } from '../context/each-session.ts'
import { openIncomingStore } from '../incoming/dropped/incoming-store.ts'
import { type Bridge, openBridge, openBrowser } from './bridge.ts'
import { goBack } from './go-back.ts'
import { askToNotify, notifyOfNew } from './notify.ts'
import { isForBrowser, pageOfLink } from './page-of-link.ts'
import { takeShared } from './take-shared.ts'

/** What the client is served with, besides the bridge. */
export type Served = Readonly<{
  app: App
  history: RouterHistory
  warn: (problem: unknown) => void
}>

/** Connects the client with the system of the phone. What the system refuses is warned of, and nothing else ends by it. */
export function servePhone({ app, history, warn }: Served): void {
  const bridge = openBridge(warn)
  answerAsBrowser(bridge, warn)
  // What was counted before, or by the person who was here before.
  void bridge.setBadge(app.live.state.peek().badge).catch(warn)
  bridge.onBack(() => goBack({ history, page: document, leave: () => void bridge.stepBack().catch(warn) }))
  openLinks(bridge, { app, history, warn })

  const receive = async () => {
    const store = openIncomingStore()
    const say = app.looks.appearance.peek().language.t
    const read = (url: string) => readBytes({ url, type: '', say, note: app.faults.note })
    const needs = { store, read, now: Date.now, newId: () => crypto.randomUUID() }
    const page = await takeShared(bridge, needs)
    if (page !== undefined) history.push(page)
  }
  bridge.onShared(() => void receive().catch(warn))
  void receive().catch(warn)

  eachSession(app, () => void askToNotify(app, bridge).catch(warn))
  notifyOfNew(app, bridge, { isHidden: () => document.visibilityState === 'hidden', warn })
}

/** Calls of browsers that the pages of an app lack: the number on the icon, and the end of the window. */
function answerAsBrowser(bridge: Bridge, warn: Served['warn']): void {
  Object.defineProperty(navigator, 'setAppBadge', {
    configurable: true,
    value: (count = 0) => bridge.setBadge(count),
  })
  if (bridge.isAndroid) window.close = () => void bridge.quit().catch(warn)
}

const openedAs = 'openedLink'

/** Opens pages by links. The system names the link of the start again after a reload, which opens nothing twice. */
function openLinks(bridge: Bridge, { history, warn }: Served): void {
  const open = (link: string) => {
    // The browser has the secret of this sign-in.
    if (isForBrowser(link, serverOrigin())) return void openBrowser(link).catch(warn)
    const page = pageOfLink(link, serverOrigin())
    if (page !== undefined && page !== history.location.href) history.push(page)
  }
  const openFirst = async () => {
    const link = await bridge.launchLink()
    if (link === undefined || link === sessionStorage.getItem(openedAs)) return
    sessionStorage.setItem(openedAs, link)
    open(link)
  }
  bridge.onLink(open)
  void openFirst().catch(warn)
}
