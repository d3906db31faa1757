import { badge, emptyInbox, type Inbox, receiveCount, receiveFrame } from '@signet/chat'
import type { ServerFrame } from '@signet/contract'

export type Live = ReturnType<typeof createLive>
type Told = Readonly<{ inbox: Inbox; badge: number }>

/** What the live line has told so far. The badge is derived here, once, for tab, title and app icon. */
export function createLive() {
  let told: Told = { inbox: emptyInbox, badge: 0 }
  const listeners = new Set<() => void>()
  const change = (inbox: Inbox) => {
    if (inbox === told.inbox) return
    told = { inbox, badge: badge(inbox) }
    for (const listener of listeners) listener()
  }

  return {
    now: () => told,
    receive: (frame: ServerFrame) => change(receiveFrame(told.inbox, frame)),
    /** A count that a call answered, with the sequence it was counted at. */
    count: (count: { sequence: number; notices: number }) => change(receiveCount(told.inbox, count)),
    forget: () => change(emptyInbox),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
