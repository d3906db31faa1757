import type { Endpoint, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { AnonymousCall } from '../../../http/serve-anyone.ts'
import { maySignIn } from '../../../people/directory/index.ts'
import { choosePassword, passwordNotice, type SignedInPerson } from '../../../people/sessions/index.ts'

type Asked = Pick<AnonymousCall<Endpoint>, 'server' | 'caller' | 'now'>

type Chosen = Readonly<{
  person: SignedInPerson
  password: string
  /** Uses up what proved the person, before the password is committed; may refuse. */
  lastly: () => Promise<void>
}>

/**
 * Stores the password of somebody who forgot theirs, ends all sessions, tells the owner and writes it down. Refuses
 * `session.disabled`, and as `choosePassword` does.
 */
export async function replaceForgotten(
  { server, caller, now }: Asked,
  { person: { tenant, personId }, password, lastly }: Chosen,
): Promise<void> {
  const { people } = await server.directories.of(tenant)
  if (!maySignIn(people.get(personId), server.clock())) throw new Refusal<RefusalCode>('session.disabled')
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      await choosePassword({ tx, server, tenant, personId, now }, password)
      await server.outbox.write(tx, [passwordNotice('passwordForgotten', personId, now)], now)
      await lastly()
    })
  await server.sessions.endAllOf({ tenant, personId }, 'password')
  server.outbox.wake(tenant)
  await server.callLog.noteOperation(tenant, {
    personId,
    what: caller.what,
    target: personId,
    refusal: '',
    message: '',
    requestId: caller.requestId,
    milliseconds: 0,
    address: caller.ip,
  })
}
