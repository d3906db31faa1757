import type { ServerFrame } from '@signet/contract'
import { assertNever } from '@signet/std'

/**
 * Unread counts of a person as of `sequence`. The server counts notices from its rows, so a later count
 * replaces an earlier one; the client never adds up.
 */
export type Inbox = Readonly<{
  sequence: number
  /** Whose inbox it is; empty until the server has said so. */
  personId: string
  notices: number
  conversations: Readonly<Record<string, Standing>>
  summary: Readonly<{ text: string; at: number }> | null
}>

/**
 * How far a conversation goes, and how far the person has read. The numbers only grow, so frames may come in any order.
 * Of a conversation that the server has not told of, all before `from` counts as read. A message at a place of
 * `unseen` was written by somebody whom the person blocked, and counts as read too.
 */
type Standing = Told & Readonly<{ from: number }>

export const emptyInbox: Inbox = { sequence: -1, personId: '', notices: 0, conversations: {}, summary: null }

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
    case 'sendMessage':
      return hearOf(inbox, frame.conversationId, {
        last: frame.message.sequence,
        read: frame.message.sequence,
      })
    case 'receiveMessage':
      return hearOf(inbox, frame.conversationId, {
        last: frame.message.sequence,
        unseen: frame.isUnseen ? [frame.message.sequence] : [],
      })
    case 'chatRead':
      return frame.personId === inbox.personId
        ? hearOf(inbox, frame.conversationId, { read: frame.sequence })
        : inbox
    case 'chatChanged':
    case 'chatList':
    case 'typing':
    case 'messageList':
    case 'refused':
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

type Heard = Readonly<{ last?: number; read?: number; unseen?: readonly number[] }>

/** Takes what a frame says about a conversation. */
function hearOf(inbox: Inbox, id: string, { last = 0, read = 0, unseen = [] }: Heard): Inbox {
  const from = Math.max(0, last - 1)
  const known = inbox.conversations[id] ?? { last: 0, read: 0, unseen: [], from, isMuted: false }
  return withStanding(inbox, id, {
    ...known,
    last: Math.max(known.last, last),
    read: Math.max(known.read, read),
    unseen: [...new Set([...known.unseen, ...unseen])],
    from: last > 0 ? Math.min(known.from, from) : known.from,
  })
}

export type Told = Readonly<{ last: number; read: number; unseen: readonly number[]; isMuted: boolean }>

/** Takes what the server says about a conversation on the list. */
export function receiveStanding(inbox: Inbox, id: string, { last, read, unseen, isMuted }: Told): Inbox {
  const known = inbox.conversations[id]
  return withStanding(inbox, id, {
    last: Math.max(known?.last ?? 0, last),
    read: Math.max(known?.read ?? 0, read),
    // Blocking changes what was told before; of later messages only their frames say so.
    unseen: [...unseen, ...(known?.unseen.filter((place) => place > last) ?? [])],
    from: 0,
    isMuted,
  })
}

function withStanding(inbox: Inbox, id: string, standing: Standing): Inbox {
  return { ...inbox, conversations: { ...inbox.conversations, [id]: standing } }
}

/** Unread messages of a conversation. */
function unreadOf({ last, read, from, unseen }: Standing): number {
  const known = Math.max(read, from)
  return Math.max(0, last - known - unseen.filter((place) => place > known && place <= last).length)
}

/** The number on the tab, the menu and the app icon. It is derived, so it cannot drift or drop below zero. */
export function badge({ notices, conversations }: Inbox): number {
  return Object.values(conversations).reduce(
    (total, standing) => total + (standing.isMuted ? 0 : unreadOf(standing)),
    Math.max(0, notices),
  )
}

/** Conversations grow also when the count of notices is older than one that a call answered. */
function receiveInit(inbox: Inbox, frame: Extract<ServerFrame, { method: 'initMessage' }>): Inbox {
  const { userId: personId, conversations } = frame
  const told = conversations.reduce((met, { id, ...standing }) => receiveStanding(met, id, standing), {
    ...inbox,
    personId,
  })
  if (frame.sequence < inbox.sequence) return told
  return {
    ...told,
    sequence: frame.sequence,
    notices: frame.unreadTotalCount,
    summary: frame.messageDefaultText
      ? { text: frame.messageDefaultText, at: frame.messageDefaultTime }
      : inbox.summary,
  }
}
