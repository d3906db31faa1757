import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { insertGroup } from './organization-store.ts'

export const createGroup = serve(contract.organization.createGroup, async (call) => {
  const { input, tx, now, server, actor } = call
  const id = server.newId()
  await server.directories.changed({ ...call, tenant: actor.tenant })
  await insertGroup(tx, { id, name: input.fullName, code: input.enCode, personIds: input.personIds, now })

  return { id }
})
