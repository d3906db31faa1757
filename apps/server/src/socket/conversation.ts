import type { RefusalCode, ServerFrame } from '@signet/contract'
import type { Db } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Actor } from '../http/actor.ts'
import type { Words } from '../http/words.ts'
import type { Sessions } from '../sessions/index.ts'
import type { audience } from './audience.ts'
import { type Connection, write } from './connection.ts'
import { greet } from './greet.ts'
import { initMessage } from './init-message.ts'
import { closeCodes, limits } from './limits.ts'
import type { Push } from './push.ts'
import { readFrame } from './read-frame.ts'
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
