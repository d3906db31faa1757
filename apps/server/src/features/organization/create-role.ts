import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { insertRole } from './organization-store.ts'

export const createRole = serve(contract.organization.createRole, async (call) => {
  const { input, tx, now, server, actor } = call
  const id = server.newId()
  await server.directories.changed({ ...call, tenant: actor.tenant })
  await insertRole(tx, { id, name: input.fullName, code: input.enCode, personIds: input.personIds, now })

  return { id }
})
