import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Actor } from '../../http/actor.ts'
import type { Sessions } from './open-sessions.ts'

/**
 * Guards a sensitive call. Refuses `session.confirmFirst` unless the person of the session gave their password or a
 * code within ten minutes; clients ask for it and call again.
 */
export async function requireFreshSignIn({
  server,
  actor,
}: Readonly<{ server: Readonly<{ sessions: Pick<Sessions, 'isFresh'> }>; actor: Actor }>): Promise<void> {
  if (!(await server.sessions.isFresh(actor))) throw new Refusal<RefusalCode>('session.confirmFirst')
}

/** The same for calls that programs make too: a key was given to them after a fresh sign-in. */
export async function requireFreshPerson(call: Parameters<typeof requireFreshSignIn>[0]): Promise<void> {
  if (call.actor.accessKey === undefined) await requireFreshSignIn(call)
}
