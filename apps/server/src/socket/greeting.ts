import type { RefusalCode, ServerFrame } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type Locale, type Translate, toLocale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import type { Actor } from '../http/actor.ts'
import { loadInbox, loadStandings, titleOfNotice, totalOf } from '../people/inbox/index.ts'
import { hashToken, type Sessions } from '../people/sessions/index.ts'

type Credentials = Readonly<{ credential: string; token: string }>

type ConnectedPerson = Readonly<{ actor: Actor; locale?: Locale }>

/**
 * Finds the person of a socket. The address holds a one-use ticket, and OnConnection repeats it or its
 * token; older clients send the token in both. Refuses as `actorOf` does, and `session.viewOnly`: who looks through
 * a person's eyes is not that person being online.
 */
export async function identify(sessions: Sessions, credentials: Credentials): Promise<ConnectedPerson> {
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

/** Returns the conversations that a person is in and may no longer read. */
export type ClosedTo = (actor: Actor) => Promise<ReadonlySet<string>>

type InitContext = Readonly<{
  db: Reader
  t: Translate
  personId: string
  onlineUsers: readonly string[]
  /** Conversations that the person may no longer read; asked for together with the counts. */
  closed: Promise<ReadonlySet<string>>
}>

/** Returns the counts of a person, so that reconnecting clients miss nothing. */
export async function initMessage({
  db,
  t,
  personId,
  onlineUsers,
  closed,
}: InitContext): Promise<InitMessage> {
  const [{ sequence, unread, latest }, hidden] = await Promise.all([loadInbox(db, personId), closed])
  const standings = await loadStandings(db, { personId, closed: [...hidden] })

  return {
    method: 'initMessage',
    sequence,
    onlineUsers: [...onlineUsers],
    unreadNums: standings.flatMap(unreadNum),
    conversations: standings.map(({ id, last, read, unseen, isMuted }) => ({
      id,
      last,
      read,
      unseen,
      isMuted,
    })),
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

type Standing = Awaited<ReturnType<typeof loadStandings>>[number]

/** A conversation with unread messages as the inherited interface tells it: by the colleague, or by the conversation. */
function unreadNum({ last, read, unseen, sentAt, ...latest }: Standing): InitMessage['unreadNums'] {
  const { sendUserId, defaultMessage, defaultMessageType } = latest
  const count = last - read - unseen.length
  if (defaultMessageType === null || sentAt === null || count <= 0) return []
  return [
    {
      ...{ sendUserId, unreadNum: count, defaultMessage, defaultMessageType },
      defaultMessageTime: Date.parse(sentAt),
    },
  ]
}
