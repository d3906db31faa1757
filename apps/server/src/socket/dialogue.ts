import { ClientFrame, type RefusalCode, type ServerFrame } from '@signet/contract'
import type { Db } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Logger } from 'pino'
import type { Clock } from '../clock/clock.ts'
import type { Actor } from '../http/actor.ts'
import type { CallLimits } from '../http/admission/index.ts'
import type { Words } from '../http/words.ts'
import type { Sessions } from '../people/sessions/index.ts'
import { type Connection, type createAudience, write } from './connection.ts'
import { type ClosedTo, identify, initMessage } from './greeting.ts'
import { createLaterFrames } from './later-frames.ts'
import { closeCodes } from './limits.ts'
import type { Presence } from './presence.ts'
import { textFrame } from './push.ts'

type Dependencies = Readonly<{
  db: Db
  clock: Clock
  log: Logger
  sessions: Sessions
  words: Words
  people: ReturnType<typeof createAudience>
  callLimits: Pick<CallLimits, 'session'>
  presence: Presence
}>

/** Handles the messages of a socket: the greeting, and the frames after it, one after the other. */
export function createDialogue(dependencies: Dependencies) {
  const { db, clock, log, sessions, words, people, presence } = dependencies
  const say = (connection: Connection, frame: ServerFrame) =>
    write(connection, textFrame(JSON.stringify(frame)))

  const signOut = (connection: Connection, code: RefusalCode) => {
    const msg = words.t(connection.locale)(code)
    say(connection, { method: 'logout', msg, token: connection.credential, refusal: code })
    connection.socket.close(closeCodes.signedOut)
  }

  let closedTo: ClosedTo = () => Promise.resolve(new Set())

  const enter = (connection: Connection, actor: Actor) => {
    const { isFirst, oneTooMany } = people.join(connection, actor)
    if (isFirst) presence.come(actor)
    if (!oneTooMany) return

    people.leave(oneTooMany, actor)
    oneTooMany.actor = null
    say(oneTooMany, { method: 'closeSocket' })
    oneTooMany.socket.close(closeCodes.tooManyWindows)
  }

  /** Joins before counting, so that changes in between arrive as frames. */
  const meet = async (connection: Connection, { token, sequence: known }: Greeting) => {
    const { actor, locale } = await identify(sessions, { credential: connection.credential, token })
    if (connection.socket.readyState !== connection.socket.OPEN) return

    connection.actor = actor
    if (locale) connection.locale = locale
    enter(connection, actor)
    const { tenant, personId } = actor
    const onlineUsers = actor.isExternal ? [] : presence.peopleOf(tenant)
    const init = await initMessage({
      db: db.tenant(tenant),
      t: words.t(connection.locale),
      personId,
      onlineUsers,
      closed: closedTo(actor),
    })
    for (const frame of [init, ...changedSince(known, init)]) say(connection, frame)
  }

  const greet = async (connection: Connection, frame: ClientFrame | null): Promise<void> => {
    if (frame?.method !== 'OnConnection' || connection.isBusy)
      return connection.socket.close(closeCodes.badFrame)

    connection.isBusy = true
    try {
      await meet(connection, frame)
    } catch (error) {
      if (error instanceof Refusal) return signOut(connection, error.code as RefusalCode)
      log.warn({ err: error }, 'a socket could not be greeted')
      connection.socket.close(closeCodes.failed)
    } finally {
      connection.isBusy = false
    }
  }

  const later = createLaterFrames({ ...dependencies, say })

  return {
    signOut,
    hooks: {
      onFrame: later.onFrame,
      onGreeting: (given: ClosedTo) => {
        closedTo = given
      },
    },
    signOutEnded: () => signOutEnded(dependencies, signOut),
    hear: (connection: Connection, text: string): Promise<void> => {
      connection.heardAt = clock()
      const frame = readFrame(text)
      return connection.actor ? later.take(connection, connection.actor, frame) : greet(connection, frame)
    },
    leave: (connection: Connection): void => {
      const { actor } = connection
      if (actor && people.leave(connection, actor)) presence.go(actor)
    },
  }
}

type Init = Extract<ServerFrame, { method: 'initMessage' }>

/** Tells a client that comes back that what it shows may be old. */
function changedSince(known: number | undefined, init: Init): readonly ServerFrame[] {
  const { sequence, unreadTotalCount } = init
  if (known === undefined || known >= sequence) return []
  return [{ method: 'changed', sequence, topics: ['notices', 'approvals', 'chat'], unreadTotalCount }]
}

type SignOut = (connection: Connection, code: RefusalCode) => void

/** Hints may be lost, and a session that ends by its age sends none. */
async function signOutEnded({ sessions, people, log }: Dependencies, signOut: SignOut): Promise<void> {
  try {
    for (const { session, why } of await sessions.endedAmong(people.sessions()))
      for (const connection of people.bySession(session)) signOut(connection, why)
  } catch (err) {
    log.warn({ err }, 'the sessions of sockets could not be read')
  }
}

type Greeting = Extract<ClientFrame, { method: 'OnConnection' }>

/** Parses a client frame; returns null for anything else. */
function readFrame(text: string): ClientFrame | null {
  try {
    return ClientFrame.parse(JSON.parse(text))
  } catch {
    // Broken JSON is answered like an unknown frame.
    return null
  }
}
