import { type ReadonlySignal, signal } from '@preact/signals-core'
import { badge, emptyInbox, type Inbox, receiveCount, receiveFrame } from '@signet/chat'
import type { ServerFrame } from '@signet/contract'

export type Live = ReturnType<typeof createLive>
type LiveState = Readonly<{ inbox: Inbox; badge: number }>

/** State received over the live line. The badge is derived here, once, for tab, title and app icon. */
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
