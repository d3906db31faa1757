import type { Endpoint } from '@signet/contract'
import type { Call } from '../../http/serve.ts'

type Change = Pick<Call<Endpoint>, 'actor' | 'server' | 'afterCommit'>

/**
 * Tells connected people after commit that their permissions changed; call it after `directories.changed`. The
 * session that made the change is left where it is: its client knows.
 */
export function announcePermissions(
  { actor, server, afterCommit }: Change,
  people: readonly (string | null | undefined)[] | 'everybody',
): void {
  const { tenant, session } = actor
  const personIds = people === 'everybody' ? people : [...new Set(people.filter((id) => id != null))]
  if (personIds.length === 0) return

  afterCommit(() =>
    server.sockets.publish({
      tenant,
      personIds,
      frame: { method: 'refresh', msg: '' },
      exceptSession: session,
    }),
  )
}
