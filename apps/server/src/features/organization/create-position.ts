import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { insertPost } from './organization-store.ts'
import { parentOf } from './parent-of.ts'

export const createPosition = serve(contract.organization.createPosition, async (call) => {
  const { input, tx, now, server, actor } = call
  const id = server.newId()
  await server.directories.changed({ ...call, tenant: actor.tenant })
  await insertPost(tx, {
    id,
    organizationId: input.organizeId,
    parentId: parentOf(input.parentId),
    name: input.fullName,
    code: input.enCode,
    dutyPersonId: input.dutyUserId,
    now,
  })

  return { id }
})
