import type { ClientFrame, RefusalCode, ServerFrame } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import type { Logger } from 'pino'
import type { Actor } from '../http/actor.ts'
import type { CallLimits } from '../http/admission/index.ts'
import type { Words } from '../http/words.ts'
import { hashToken, type Sessions } from '../people/sessions/index.ts'
import type { Connection } from './connection.ts'
import { limits } from './limits.ts'

export type LaterFrame = Exclude<ClientFrame, { method: 'OnConnection' }>

type Sender = Readonly<{ actor: Actor; locale: Locale }>

/** Does what a frame asks and returns the frames for its sender alone; throws a `Refusal`, which the sender reads as a sentence. */
export type AnswerFrame = (sender: Sender, frame: LaterFrame) => Promise<readonly ServerFrame[]>

type Dependencies = Readonly<{
  log: Logger
  sessions: Sessions
  words: Words
  callLimits: Pick<CallLimits, 'session'>
  say: (connection: Connection, frame: ServerFrame) => void
}>

/** Handles the frames after the greeting, those of a socket one after the other. */
export function createLaterFrames({ log, sessions, words, callLimits, say }: Dependencies) {
  let answer: AnswerFrame = () => Promise.reject(new Refusal<RefusalCode>('server.unavailable'))

  /** Says why a frame is not done; other sockets hear nothing of it. */
  const refuse = (connection: Connection, frame: ClientFrame | null, error: unknown) => {
    if (!(error instanceof Refusal)) log.warn({ err: error }, 'a frame could not be answered')
    const refusal = error instanceof Refusal ? error : new Refusal<RefusalCode>('server.unavailable')
    say(connection, {
      method: 'refused',
      about: frame?.method ?? '',
      refusal: refusal.code,
      msg: words.t(connection.locale)(refusal.code, refusal.params),
      ...(frame?.method === 'SendMessage' && frame.clientId && { clientId: frame.clientId }),
    })
  }

  /** The session is looked up again, since it may have ended without a hint. */
  const serve = async (connection: Connection, { session }: Actor, frame: ClientFrame | null) => {
    try {
      callLimits.session(session)
      if (!frame || frame.method === 'OnConnection' || !isOwnToken(connection, session, frame.token))
        throw new Refusal<RefusalCode>('request.invalid', { field: 'method' })

      const actor = await sessions.actorOfSession(session)
      for (const said of await answer({ actor, locale: connection.locale }, frame)) say(connection, said)
    } catch (error) {
      refuse(connection, frame, error)
    }
  }

  return {
    onFrame: (given: AnswerFrame) => {
      answer = given
    },
    /** Refuses `request.tooMany` to a socket that sends faster than it is answered. */
    take: (connection: Connection, actor: Actor, frame: ClientFrame | null): Promise<void> => {
      if (connection.queued >= limits.queued) {
        refuse(connection, frame, new Refusal<RefusalCode>('request.tooMany', { seconds: 1 }))
        return Promise.resolve()
      }
      connection.queued += 1
      connection.turn = connection.turn
        .then(() => serve(connection, actor, frame))
        .finally(() => {
          connection.queued -= 1
        })
      return connection.turn
    },
  }
}

function isOwnToken({ credential }: Connection, session: string, token: string | undefined): boolean {
  return token === undefined || token === credential || hashToken(token).toString('hex') === session
}
