import type { RefusalCode } from '@signet/contract'
import { type Locale, toLocale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import type { Actor } from '../http/actor.ts'
import { hashToken, type Sessions } from '../sessions/index.ts'

type Greeting = Readonly<{ credential: string; token: string }>
type Greeted = Readonly<{ actor: Actor; locale?: Locale }>

/**
 * Who opened a socket. In its address stands a one-use ticket, and OnConnection names that ticket or the token it was
 * given for; or, as older clients do, the token itself stands there and is repeated. Refuses as `actorOf` does.
 */
export async function greet(sessions: Sessions, { credential, token }: Greeting): Promise<Greeted> {
  const ticket = await sessions.redeemTicket(credential)
  if (ticket) {
    const isOurs = token === credential || hashToken(token).toString('hex') === ticket.session
    if (!isOurs) throw new Refusal<RefusalCode>('session.invalid')
    return { actor: await sessions.actorOfSession(ticket.session), locale: toLocale(ticket.locale) }
  }
  if (token !== credential) throw new Refusal<RefusalCode>('session.invalid')
  return { actor: await sessions.actorOf(token) }
}
