import { enterServer, type Store } from '@signet/client'
import { LocaleProvider } from '@signet/i18n/react'
import { createRoot } from 'react-dom/client'
import { withAllTexts } from '../context/catalogues.ts'
import { createLooks } from '../context/create-looks.ts'
import { absoluteAnswers } from './absolute-answers.ts'
import { keptServer } from './server/server-address.ts'

/**
 * Begins inside the app for phones: asks the person once for the server of the company, and waits for it. From then on
 * calls go there, and what they answer fits the pages of the app.
 */
export async function enterPhone(place: HTMLElement, store: Store): Promise<void> {
  const server = keptServer(store) ?? (await askForServer(place, store))
  enterServer(server)
  const send = window.fetch
  window.fetch = (...call) => absoluteAnswers((request) => send(request), server)(new Request(...call))
}

async function askForServer(place: HTMLElement, store: Store): Promise<string> {
  const [looks, { ServerPage }] = await Promise.all([
    createLooks(store),
    withAllTexts(import('./server/server-page.tsx')),
  ])
  const { promise, resolve } = Promise.withResolvers<string>()
  const root = createRoot(place)
  root.render(
    <LocaleProvider value={looks.appearance.peek().language}>
      <ServerPage store={store} send={(request) => window.fetch(request)} onEntered={resolve} />
    </LocaleProvider>,
  )
  const server = await promise
  root.unmount()
  return server
}
