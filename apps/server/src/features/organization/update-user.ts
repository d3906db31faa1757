import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { leadsUpTo, updatePerson } from './person-store.ts'

/** A disabled person is signed out everywhere. */
export const updateUser = serve(contract.organization.updateUser, async (call) => {
  const { input, tx, server, actor, afterCommit } = call
  const { id, positionIds, managerId, enabledMark } = input
  await server.directories.changed({ ...call, tenant: actor.tenant })
  if (managerId && (await leadsUpTo(tx, managerId, id))) throw new Refusal<RefusalCode>('organization.cycle')

  const isEnabled = enabledMark === undefined ? undefined : enabledMark === 1
  await updatePerson(tx, id, { postIds: positionIds, managerId, isEnabled })
  if (isEnabled === false)
    afterCommit(() => server.sessions.endAllOf({ tenant: actor.tenant, personId: id }, 'disabled'))

  return null
})
