import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as after } from 'node:timers/promises'
import type { Db } from '@signet/db'
import { toLocale } from '@signet/i18n'
import type { Logger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '../clock/clock.ts'
import type { CallLimits, OwnHosts } from '../http/admission/index.ts'
import type { Words } from '../http/words.ts'
import type { Sessions } from '../people/sessions/index.ts'
import { type Connection, createAudience, isDead, write } from './connection.ts'
import { createDialogue } from './dialogue.ts'
import type { ClosedTo } from './greeting.ts'
import type { Bus } from './hints/index.ts'
import type { AnswerFrame } from './later-frames.ts'
import { closeCodes, frameOptions, limits } from './limits.ts'
import { createPresence } from './presence.ts'
import { encoder, Push } from './push.ts'

export type Sockets = Readonly<{
  /** Handles this server's upgrades to `/websocket/...`. */
  attach: (http: Server) => void
  /** Sends a frame to people, on this node at once and on others soon after. */
  publish: (push: Push) => void
  /** Says what answers the frames of clients after the greeting. */
  onFrame: (answer: AnswerFrame) => void
  /** Says which conversations a greeting leaves out. */
  onGreeting: (closedTo: ClosedTo) => void
  /** Whether this person may be connected: to this node, or to any other. */
  mayHear: (tenant: string, personId: string) => boolean
  /** People connected to this node. */
  online: (tenant: string) => readonly string[]
  /** How many windows each session of a tenant has open on this node. */
  windows: (tenant: string) => ReadonlyMap<string, number>
  /** Runs every five seconds: pings, terminates dead, anonymous and stalled sockets, announces who left. */
  beat: () => void
  /** Signs out connections whose session is over, whatever ended it. Runs with the beat. */
  signOutEnded: () => Promise<void>
  close: () => Promise<void>
}>

type Dependencies = Readonly<{
  db: Db
  clock: Clock
  log: Logger
  bus: Bus
  sessions: Sessions
  words: Words
  ownHosts: OwnHosts
  callLimits: Pick<CallLimits, 'session'>
}>

const channel = 'push'

export function openSockets({ bus, ownHosts, ...needs }: Dependencies): Sockets {
  const { clock, sessions, words } = needs
  const wss = new WebSocketServer({ noServer: true, ...frameOptions })
  const connections = new Set<Connection>()
  const people = createAudience()
  const publish = (push: Push) => bus.publish(channel, push)
  const presence = createPresence({ clock, people, publish })
  const talk = createDialogue({ ...needs, people, presence })
  let pingedAt = clock()

  bus.subscribe(channel, (hint) => {
    const push = Push.parse(hint)
    const encode = encoder(push, words)
    for (const connection of people.connectionsOf(push.tenant, push.personIds))
      if (connection.actor?.session !== push.exceptSession) write(connection, encode(connection.locale))
    presence.hear(push)
  })
  sessions.onEnd((session, why) => {
    for (const connection of people.bySession(session)) talk.signOut(connection, why)
  })

  const open = (connection: Connection) => {
    const { socket } = connection
    connections.add(connection)
    socket.on('message', (bytes) => talk.hear(connection, String(bytes)))
    socket.on('pong', () => {
      connection.heardAt = clock()
    })
    // A broken connection also emits `close`.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      connections.delete(connection)
      talk.leave(connection)
    })
  }
  const beat = () => {
    const now = clock()
    const isPingTime = now - pingedAt >= limits.ping
    if (isPingTime) pingedAt = now
    for (const connection of connections) {
      if (isDead(connection, now)) connection.socket.terminate()
      else if (isPingTime) connection.socket.ping()
    }
    presence.beat()
  }
  const beatAndAsk = () => {
    beat()
    void talk.signOutEnded()
  }
  const timer = setInterval(beatAndAsk, limits.beat).unref()

  return {
    attach: (http) =>
      http.on('upgrade', (request, wire, head) =>
        upgrade({ wss, ownHosts, request, wire, head }, (socket, credential) => {
          const locale = toLocale(request.headers['accept-language'])
          open(newConnection({ socket, wire, credential, locale, now: clock() }))
        }),
      ),
    publish,
    ...talk.hooks,
    mayHear: (tenant, personId) => bus.isShared || people.connectionsOf(tenant, [personId]).length > 0,
    online: people.peopleOf,
    windows: (tenant) => countWindows(connections, tenant),
    beat,
    signOutEnded: talk.signOutEnded,
    close: async () => {
      clearInterval(timer)
      wss.close()
      await closeAll(connections)
    },
  }
}

/** Sends close frames, and ends the sockets that have not answered in time. */
async function closeAll(connections: Iterable<Connection>): Promise<void> {
  const sockets = [...connections].map(({ socket }) => socket)
  const allClosed = Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))),
  )
  for (const socket of sockets) socket.close(closeCodes.shuttingDown)
  await Promise.race([allClosed, after(limits.farewell, undefined, { ref: false })])
  for (const socket of sockets) socket.terminate()
}

/** Counts the connections of each session of a tenant. */
function countWindows(connections: Iterable<Connection>, tenant: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { actor } of connections)
    if (actor?.tenant === tenant) counts.set(actor.session, (counts.get(actor.session) ?? 0) + 1)
  return counts
}

const path = /^\/websocket\/([\w.~-]{1,200})(?:\?|$)/

type Upgrade = Readonly<{
  wss: WebSocketServer
  ownHosts: OwnHosts
  request: IncomingMessage
  wire: Duplex
  head: Buffer
}>

function upgrade(
  { wss, ownHosts, request, wire, head }: Upgrade,
  open: (socket: WebSocket, credential: string) => void,
): void {
  const credential = path.exec(request.url ?? '')?.[1]
  if (!credential) refuseUpgrade(wire, '404 Not Found')
  else if (!isOurs(ownHosts, request)) refuseUpgrade(wire, '403 Forbidden')
  else wss.handleUpgrade(request, wire, head, (socket) => open(socket, credential))
}

function refuseUpgrade(wire: Duplex, status: string): void {
  wire.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

type NewConnection = Readonly<Pick<Connection, 'socket' | 'wire' | 'credential' | 'locale'> & { now: number }>

function newConnection({ now, ...opened }: NewConnection): Connection {
  return {
    ...opened,
    openedAt: now,
    heardAt: now,
    actor: null,
    isBusy: false,
    turn: Promise.resolve(),
    queued: 0,
    stalledSince: null,
    waiting: 0,
  }
}

/**
 * Whether a socket is opened under a name and by a page of this server. Browsers always send an origin; other
 * clients need the token anyway.
 */
function isOurs(ownHosts: OwnHosts, { headers, socket }: IncomingMessage): boolean {
  const { origin, host } = headers
  return ownHosts.isOwn(host, socket.localAddress) && ownHosts.isOwnOrigin(origin, host)
}
