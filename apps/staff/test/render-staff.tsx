import { createClient, type Send } from '@signet/client'
import type { Locale } from '@signet/i18n'
import { type Account, late, type Office, sendInProcess } from '@signet/server/testing'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStaff } from '../src/app/create-staff.ts'
import { StaffClient } from '../src/app/staff-client.tsx'
import type { LiveSocket } from '../src/kit/context/app-context.ts'

type RenderOptions = Readonly<{
  locale?: Locale
  /** Screen width in px; default: a phone. */
  width?: number
  /** Connects the live socket to the office's real one. */
  isLive?: boolean
  /** Another end of the live socket. */
  line?: LiveSocket
  /** Wraps the calls to the office, as a bad network or another version would. */
  network?: (send: Send) => Send
  /** The device's storage from an earlier visit. */
  before?: ReadonlyMap<string, string>
  /** A device on which no one has chosen a language. */
  isNew?: boolean
}>

/**
 * Renders the whole client on its own device, signed in as `who` (or no one), at `path`, with the real
 * office behind it.
 */
export async function renderStaff(
  office: Office,
  who: Account | null,
  path: string,
  wishes: RenderOptions = {},
) {
  const { locale = 'en-US', width = 375, isLive = false, network = (send) => send } = wishes
  const { before = [], isNew = false } = wishes
  const kept = new Map<string, string>([...before, ['look', JSON.stringify({ locale })]])
  if (isNew) kept.delete('look')
  if (who) kept.set('token', await office.tokenOf(who))
  browser().setViewport({ width, height: 812 })
  if (isLive) placeWindowAt(await office.address())
  const history = createMemoryHistory({ initialEntries: [path] })
  const warnings: string[] = []

  const staff = await createStaff({
    store: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => kept.set(name, value),
      removeItem: (name) => kept.delete(name),
    },
    connect: (options) => createClient(network(late(sendInProcess(office.app.http))), options),
    line: isLive ? { origin: await office.address() } : (wishes.line ?? null),
    history,
    onWarning: (sentence) => warnings.push(sentence),
  })
  const view = render(<StaffClient {...staff} />)
  return { ...staff, ...view, user: userEvent.setup(), history, kept, warnings }
}

/** Browsers send their origin when they open a socket, and the server accepts only its own. */
function placeWindowAt(address: string) {
  browser().setURL(address)
}

type Browser = Readonly<{
  setURL: (url: string) => void
  setViewport: (size: Readonly<{ width: number; height: number }>) => void
}>

function browser(): Browser {
  return (window as unknown as { happyDOM: Browser }).happyDOM
}
