import { randomUUID } from 'node:crypto'
import {
  badge,
  createCatchUp,
  emptyInbox,
  hasGap,
  type Inbox,
  openStream,
  receiveFrame,
  receiveMessage,
  receiveMissed,
  type Stream,
} from '@signet/chat'
import {
  AnsweredRefusal,
  type Client,
  createSocket,
  openWebSocket,
  realTimers,
  type Socket,
} from '@signet/client'
import type { ServerFrame } from '@signet/contract'

/** One of the servers, and what it is called with. */
export type Door = Readonly<{ address: string; client: Client }>

export type Talker = Readonly<{
  /** Ends the socket and opens one at the next server; one that is under way gets some seconds first. */
  reconnect: () => void
  /** Sends a text and tries again, at the servers in turn, until one has answered. */
  say: (talk: string, text: string) => Promise<string>
  /** Reads a conversation up to what this device has of it. */
  read: (talk: string) => Promise<void>
  streams: ReadonlyMap<string, Stream>
  badge: () => number
  /** How often it was greeted. */
  greetings: () => number
  close: () => void
}>

/** Milliseconds until a server that does not greet counts as away. */
const mostOpening = 15_000

/** A person with a device, which knows of its conversations what frames and the servers' answers say. */
export function openTalker(
  { token, doors }: Readonly<{ token: string; doors: readonly Door[] }>,
  talks: readonly string[],
): Talker {
  const streams = new Map(talks.map((id) => [id, openStream(0)]))
  let inbox: Inbox = emptyInbox
  let greetings = 0
  let opening: number | undefined
  let turn = 0
  let socket: Socket | undefined
  const nextDoor = (): Door => {
    turn += 1
    const door = doors[turn % doors.length]
    if (!door) throw new Error('There is no server')
    return door
  }

  const catchUp = createCatchUp({
    fetch: async (ids) => {
      const known = ids.map((id) => ({ id, revision: streams.get(id)?.revision ?? 0 }))
      const answer = await unlessAway(() => nextDoor().client.chat.missed({ known }))
      // What cannot be fetched now is asked for with the next greeting.
      const unfinished: string[] = []
      for (const { id, hasMore, ...missed } of answer?.list ?? []) {
        streams.set(id, receiveMissed(streams.get(id) ?? openStream(0), missed))
        if (hasMore) unfinished.push(id)
      }
      return unfinished
    },
    isMissing: (id) => hasGap(streams.get(id) ?? openStream(0)),
    after: realTimers.after,
  })

  const hear = (frame: ServerFrame): void => {
    inbox = receiveFrame(inbox, frame)
    if (frame.method === 'initMessage') {
      greetings += 1
      opening = undefined
      catchUp.ask(talks)
    }
    if (frame.method !== 'sendMessage' && frame.method !== 'receiveMessage' && frame.method !== 'chatChanged')
      return
    const id = frame.conversationId
    const stream = receiveMessage(streams.get(id) ?? openStream(0), frame.message)
    streams.set(id, stream)
    if (hasGap(stream)) catchUp.gap(id)
  }

  return {
    reconnect: () => {
      if (opening !== undefined && performance.now() - opening < mostOpening) return
      opening = performance.now()
      socket?.close()
      const { address, client } = nextDoor()
      socket = createSocket({
        address: async () => {
          const { ticket } = await client.session.socketTicket()
          return `${address.replace(/^http/, 'ws')}/websocket/${encodeURIComponent(ticket)}`
        },
        open: openWebSocket,
        hello: () => ({ token, systemId: '', sequence: inbox.sequence }),
        onFrame: hear,
        onAttempt: () => undefined,
        onGiveUp: () => undefined,
        say: (key) => key,
        // A device that failed does not wait for its next attempt: the person connects anew a second later.
        note: () => {
          opening = undefined
        },
      })
    },
    say: async (id, text) => {
      const clientId = randomUUID()
      while (!(await unlessAway(() => nextDoor().client.chat.send({ id, clientId, kind: 'text', text }))));
      return clientId
    },
    read: async (id) => {
      const sequence = streams.get(id)?.messages.at(-1)?.sequence
      if (sequence !== undefined) await unlessAway(() => nextDoor().client.chat.read({ id, sequence }))
    },
    streams,
    badge: () => badge(inbox),
    greetings: () => greetings,
    close: () => {
      socket?.close()
      catchUp.close()
    },
  }
}

/** The answer of a call; undefined, a moment later, when its server is away. */
async function unlessAway<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call()
  } catch (error) {
    const isAway = error instanceof AnsweredRefusal && (error.status === 0 || error.status >= 502)
    if (!isAway) throw error
    await new Promise((resolve) => setTimeout(resolve, 50))
    return undefined
  }
}
