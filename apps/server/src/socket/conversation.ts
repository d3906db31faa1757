import { ClientFrame, type RefusalCode, type ServerFrame } from '@signet/contract'
import type { Db, Reader } from '@signet/db'
import { type Locale, type Translate, toLocale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import type { Logger } from 'pino'
import type { Clock } from '../clock/clock.ts'
import type { Actor } from '../http/actor.ts'
import type { Words } from '../http/words.ts'
import {
  countUnread,
  latestNotice,
  nothingUnread,
  sequenceOf,
  titleOfNotice,
  totalOf,
} from '../people/inbox/index.ts'
import { hashToken, type Sessions } from '../people/sessions/index.ts'
import { type Connection, type createAudience, write } from './connection.ts'
import { closeCodes, limits } from './limits.ts'
import { type Push, textFrame } from './push.ts'

type Dependencies = Readonly<{
  db: Db
  clock: Clock
  log: Logger
  sessions: Sessions
  words: Words
  people: ReturnType<typeof createAudience>
  publish: (push: Push) => void
}>

/** Handles the messages of a socket. */
export function createConversation({ db, clock, log, sessions, words, people, publish }: Dependencies) {
  const say = (connection: Connection, frame: ServerFrame) =>
    write(connection, textFrame(JSON.stringify(frame)))

  const signOut = (connection: Connection, code: RefusalCode) => {
    const msg = words.t(connection.locale)(code)
    say(connection, { method: 'logout', msg, token: connection.credential })
    connection.socket.close(closeCodes.signedOut)
  }

  /** Announces people who come online or leave, in tenants small enough for that to be cheap. */
  const announce = (method: 'Online' | 'Offline', { tenant, personId }: Actor) => {
    if (people.peopleOf(tenant).length > limits.presence) return
    publish({ tenant, personIds: 'everybody', frame: { method, userId: personId } })
  }

  const enter = (connection: Connection, actor: Actor) => {
    const { isFirst, oneTooMany } = people.join(connection, actor)
    if (isFirst) announce('Online', actor)
    if (!oneTooMany) return

    people.leave(oneTooMany, actor)
    oneTooMany.actor = null
    say(oneTooMany, { method: 'closeSocket' })
    oneTooMany.socket.close(closeCodes.tooManyWindows)
  }

  /** Joins before counting, so that changes in between arrive as frames. */
  const meet = async (connection: Connection, { token, sequence: known }: ClientFrame) => {
    const { actor, locale } = await identify(sessions, { credential: connection.credential, token })
    if (connection.socket.readyState !== connection.socket.OPEN) return

    connection.actor = actor
    if (locale) connection.locale = locale
    enter(connection, actor)
    const { tenant, personId } = actor
    const t = words.t(connection.locale)
    const onlineUsers = actor.isExternal ? [] : people.peopleOf(tenant)
    const init = await initMessage({ db: db.tenant(tenant), t, personId, onlineUsers })
    say(connection, init)
    const { sequence, unreadTotalCount } = init
    if (known !== undefined && known < sequence)
      say(connection, { method: 'changed', sequence, topics: ['notices', 'approvals'], unreadTotalCount })
  }

  /** Hints may be lost, and a session that ends by its age sends none. */
  const signOutEnded = async (): Promise<void> => {
    try {
      for (const { session, why } of await sessions.endedAmong(people.sessions()))
        for (const connection of people.bySession(session)) signOut(connection, why)
    } catch (err) {
      log.warn({ err }, 'the sessions of sockets could not be read')
    }
  }

  return {
    signOut,
    signOutEnded,
    hear: async (connection: Connection, text: string): Promise<void> => {
      connection.heardAt = clock()
      const frame = readFrame(text)
      if (!frame || connection.isBusy || connection.actor) return connection.socket.close(closeCodes.badFrame)

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
    },
    leave: (connection: Connection): void => {
      const { actor } = connection
      if (actor && people.leave(connection, actor)) announce('Offline', actor)
    },
  }
}

/** Parses a client frame; returns null for anything else. */
function readFrame(text: string): ClientFrame | null {
  try {
    return ClientFrame.parse(JSON.parse(text))
  } catch {
    // Broken JSON and unknown frames close the socket with the same code.
    return null
  }
}

type Credentials = Readonly<{ credential: string; token: string }>

type ConnectedPerson = Readonly<{ actor: Actor; locale?: Locale }>

/**
 * Finds the person of a socket. The address holds a one-use ticket, and OnConnection repeats it or its
 * token; older clients send the token in both. Refuses as `actorOf` does, and `session.viewOnly`: who looks through
 * a person's eyes is not that person being online.
 */
async function identify(sessions: Sessions, credentials: Credentials): Promise<ConnectedPerson> {
  const person = await personOf(sessions, credentials)
  if (person.actor.viewerId) throw new Refusal<RefusalCode>('session.viewOnly')
  return person
}

async function personOf(sessions: Sessions, { credential, token }: Credentials): Promise<ConnectedPerson> {
  const ticket = await sessions.redeemTicket(credential)
  if (ticket) {
    const isOurs = token === credential || hashToken(token).toString('hex') === ticket.session
    if (!isOurs) throw new Refusal<RefusalCode>('session.invalid')
    return { actor: await sessions.actorOfSession(ticket.session), locale: toLocale(ticket.locale) }
  }
  if (token !== credential) throw new Refusal<RefusalCode>('session.invalid')
  return { actor: await sessions.actorOf(token) }
}

type InitMessage = Extract<ServerFrame, { method: 'initMessage' }>

type InitContext = Readonly<{ db: Reader; t: Translate; personId: string; onlineUsers: readonly string[] }>

/**
 * Returns the counts of a person, so that reconnecting clients miss nothing. Reads the sequence first, so
 * that a notice arriving in between is counted now and pushed again.
 */
async function initMessage({ db, t, personId, onlineUsers }: InitContext): Promise<InitMessage> {
  const sequence = await sequenceOf(db, personId)
  const unread = (await countUnread(db, [personId])).get(personId) ?? nothingUnread
  const latest = await latestNotice(db, personId)

  return {
    method: 'initMessage',
    sequence,
    onlineUsers: [...onlineUsers],
    unreadNums: [],
    unreadNoticeCount: unread.notice,
    unreadMessageCount: unread.flow,
    unreadSystemMessageCount: unread.system,
    unreadScheduleCount: unread.schedule,
    unreadTotalCount: totalOf(unread),
    messageDefaultText: latest ? titleOfNotice(t, latest) : '',
    messageDefaultTime: latest ? Date.parse(latest.at) : 0,
    userId: personId,
  }
}
