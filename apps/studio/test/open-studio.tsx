import type { Send } from '@signet/client'
import { late, type Office, sendInProcess } from '@signet/server/testing'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Studio } from '../src/app/studio.tsx'
import { createApp } from '../src/kit/context/app-context.ts'

type StudioOptions = Readonly<{
  at?: string
  as?: Parameters<Office['tokenOf']>[0]
  /** Wraps the calls to the office, as a bad network would. */
  network?: (send: Send) => Send
}>

/** Renders the whole studio with a real server, signed in or not. */
export async function openStudio(
  office: Office,
  { at = '/studio/', as, network = (send) => send }: StudioOptions = {},
) {
  localStorage.clear()
  localStorage.setItem('look', JSON.stringify({ theme: 'light', text: 'normal', locale: 'en-US' }))
  if (as) localStorage.setItem('token', await office.tokenOf(as))
  const app = createApp({
    localStorage,
    origin: 'http://localhost',
    send: network(late(sendInProcess(office.app.http))),
  })
  const history = createMemoryHistory({ initialEntries: [at] })
  const screen = render(<Studio app={app} history={history} />)

  return { ...screen, app, history, user: userEvent.setup() }
}
