import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { isOpenIn } from './open-session-store.ts'

/** Ends after the transaction, since sessions are in another schema and their page hears of it at once. */
export const endOnlineSession = serve(
  contract.onlineUsers.end,
  async ({ input, actor, server, afterCommit }) => {
    if (input.id === actor.session) throw new Refusal<RefusalCode>('onlineUsers.ownSession')
    if (!(await isOpenIn(server.db.platform, actor.tenant, input.id)))
      throw new Refusal<RefusalCode>('onlineUsers.notFound')

    afterCommit(() => server.sessions.end(input.id, 'administrator'))
    return null
  },
)

export const endSessionsOfPerson = serve(
  contract.onlineUsers.endAllOf,
  async ({ input, actor, server, afterCommit }) => {
    const { personId } = input
    if (personId === actor.personId) throw new Refusal<RefusalCode>('onlineUsers.ownSession')
    const directory = await server.directories.of(actor.tenant)
    if (!directory.people.has(personId)) throw new Refusal<RefusalCode>('organization.notFound')

    afterCommit(() => server.sessions.endAllOf({ tenant: actor.tenant, personId }, 'administrator'))
    return null
  },
)
