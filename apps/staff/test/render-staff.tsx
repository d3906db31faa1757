import { createClient, openWebSocket, type Send } from '@signet/client'
import type { Locale } from '@signet/i18n'
import { type Account, late, type Office, sendInProcess } from '@signet/server/testing'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Line } from '../src/lib/app-context.ts'
import { createStaff } from '../src/shell/create-staff.ts'
import { StaffClient } from '../src/shell/staff-client.tsx'

type Wishes = Readonly<{
  locale?: Locale
  /** How wide the screen is, in px: a phone, unless another is wished for. */
  width?: number
  /** Connects the live line to the office's real socket. */
  isLive?: boolean
  /** Another end of the live line. */
  line?: Line
  /** Stands between client and office, as a bad network or another version does. */
  network?: (send: Send) => Send
  /** What the device kept from an earlier visit. */
  before?: ReadonlyMap<string, string>
}>

/** The whole client on a device of its own, signed in as `who` (or nobody), at `path`, with the real office behind it. */
export async function renderStaff(office: Office, who: Account | null, path: string, wishes: Wishes = {}) {
  const { locale = 'en-US', width = 375, isLive = false, network = (send) => send, before = [] } = wishes
  const kept = new Map<string, string>([...before, ['look', JSON.stringify({ locale })]])
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
    line: isLive ? { origin: await office.address(), open: openWebSocket } : (wishes.line ?? null),
    history,
    onWarning: (sentence) => warnings.push(sentence),
  })
  const view = render(<StaffClient {...staff} />)
  return { ...staff, ...view, user: userEvent.setup(), history, kept, warnings }
}

/** A browser names its origin when it opens a socket, and the server lets only its own in. */
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
