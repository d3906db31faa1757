import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { insertOrganization } from './organization-store.ts'
import { parentOf } from './parent-of.ts'

export const createOrganize = serve(contract.organization.createOrganize, async (call) => {
  const { input, tx, now, server } = call
  const id = server.newId()
  await server.directories.changed({ ...call, tenant: call.actor.tenant })
  await insertOrganization(tx, {
    id,
    parentId: parentOf(input.parentId),
    name: input.fullName,
    code: input.enCode,
    category: input.category,
    now,
  })

  return { id }
})
