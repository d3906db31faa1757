import { ClientFrame, type RefusalCode, type ServerFrame } from '@signet/contract'
import type { Db } from '@signet/db'
import { type Locale, toLocale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Actor } from '../http/actor.ts'
import type { Words } from '../http/words.ts'
import { hashToken, type Sessions } from '../sessions/index.ts'
import type { audience } from './audience.ts'
import { type Connection, write } from './connection.ts'
import { initMessage } from './init-message.ts'
import { closeCodes, limits } from './limits.ts'
import type { Push } from './push.ts'
import { textFrame } from './text-frame.ts'

type Needs = Readonly<{
  db: Db
  clock: Clock
  log: Logger
  sessions: Sessions
  words: Words
  people: ReturnType<typeof audience>
  publish: (push: Push) => void
}>

/** What a socket hears and is told. */
export function conversation({ db, clock, log, sessions, words, people, publish }: Needs) {
  const say = (connection: Connection, frame: ServerFrame) =>
    write(connection, textFrame(JSON.stringify(frame)))

  const signOut = (connection: Connection, code: RefusalCode) => {
    const msg = words.t(connection.locale)(code)
    say(connection, { method: 'logout', msg, token: connection.credential })
    connection.socket.close(closeCodes.signedOut)
  }

  /** Tells everybody who comes or goes, as long as the tenant is small enough for that to be cheap. */
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

  /** Joins before it counts: what happens meanwhile comes as a frame of its own. */
  const meet = async (connection: Connection, token: string) => {
    const { actor, locale } = await greet(sessions, { credential: connection.credential, token })
    if (connection.socket.readyState !== connection.socket.OPEN) return

    connection.actor = actor
    if (locale) connection.locale = locale
    enter(connection, actor)
    const { tenant, personId } = actor
    const t = words.t(connection.locale)
    const onlineUsers = people.peopleOf(tenant)
    say(connection, await initMessage({ db: db.tenant(tenant), t, personId, onlineUsers }))
  }

  return {
    signOut,
    hear: async (connection: Connection, text: string): Promise<void> => {
      connection.heardAt = clock()
      const frame = readFrame(text)
      if (!frame || connection.isBusy || connection.actor) return connection.socket.close(closeCodes.badFrame)

      connection.isBusy = true
      try {
        await meet(connection, frame.token)
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

/** What a client said; null when it is not a frame of ours. */
function readFrame(text: string): ClientFrame | null {
  try {
    return ClientFrame.parse(JSON.parse(text))
  } catch {
    // Neither JSON nor a frame: the same to us, and the socket says so by its close code.
    return null
  }
}

type Greeting = Readonly<{ credential: string; token: string }>

type Greeted = Readonly<{ actor: Actor; locale?: Locale }>

/**
 * Who opened a socket. In its address stands a one-use ticket, and OnConnection names that ticket or the token it was
 * given for; or, as older clients do, the token itself stands there and is repeated. Refuses as `actorOf` does.
 */
async function greet(sessions: Sessions, { credential, token }: Greeting): Promise<Greeted> {
  const ticket = await sessions.redeemTicket(credential)
  if (ticket) {
    const isOurs = token === credential || hashToken(token).toString('hex') === ticket.session
    if (!isOurs) throw new Refusal<RefusalCode>('session.invalid')
    return { actor: await sessions.actorOfSession(ticket.session), locale: toLocale(ticket.locale) }
  }
  if (token !== credential) throw new Refusal<RefusalCode>('session.invalid')
  return { actor: await sessions.actorOf(token) }
}
