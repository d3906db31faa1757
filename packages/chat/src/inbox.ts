import type { ServerFrame } from '@signet/contract'
import { assertNever } from '@signet/std'

/**
 * Unread counts of a person as of `sequence`. The server counts notices from its rows, so a later count
 * replaces an earlier one; the client never adds up.
 */
export type Inbox = Readonly<{
  sequence: number
  notices: number
  /** Unread messages by sender. */
  conversations: Readonly<Record<string, number>>
  summary: Readonly<{ text: string; at: number }> | null
}>

export const emptyInbox: Inbox = { sequence: -1, notices: 0, conversations: {}, summary: null }

type Count = Readonly<{ sequence: number; notices: number }>

/** Applies a frame. Old and repeated frames change nothing, so frames may arrive in any order and twice. */
export function receiveFrame(inbox: Inbox, frame: ServerFrame): Inbox {
  switch (frame.method) {
    case 'initMessage':
      return receiveInit(inbox, frame)
    case 'messagePush':
      return receiveCount(
        inbox,
        { sequence: frame.sequence, notices: frame.unreadTotalCount },
        { text: frame.title, at: frame.messageDefaultTime },
      )
    case 'changed':
      return receiveCount(inbox, { sequence: frame.sequence, notices: frame.unreadTotalCount })
    case 'logout':
      return emptyInbox
    case 'closeSocket':
    case 'refresh':
    case 'Online':
    case 'Offline':
      return inbox
    default:
      return assertNever(frame)
  }
}

/** Applies a count from the answer of a call. */
export function receiveCount(inbox: Inbox, count: Count, summary = inbox.summary): Inbox {
  return count.sequence > inbox.sequence ? { ...inbox, ...count, summary } : inbox
}

/** The number on the tab, the menu and the app icon. It is derived, so it cannot drift or drop below zero. */
export function badge({ notices, conversations }: Inbox): number {
  return Object.values(conversations).reduce(
    (total, unread) => total + Math.max(0, unread),
    Math.max(0, notices),
  )
}

function receiveInit(inbox: Inbox, frame: Extract<ServerFrame, { method: 'initMessage' }>): Inbox {
  if (frame.sequence < inbox.sequence) return inbox
  return {
    sequence: frame.sequence,
    notices: frame.unreadTotalCount,
    conversations: Object.fromEntries(frame.unreadNums.map((one) => [one.sendUserId, one.unreadNum])),
    summary: frame.messageDefaultText
      ? { text: frame.messageDefaultText, at: frame.messageDefaultTime }
      : inbox.summary,
  }
}
