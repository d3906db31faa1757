import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { updateHead } from './organization-store.ts'

export const setHead = serve(contract.organization.setHead, async (call) => {
  const { input, tx, server, actor } = call
  await server.directories.changed({ ...call, tenant: actor.tenant })
  await updateHead(tx, input.id, input.personId)

  return null
})
