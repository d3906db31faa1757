import { contract } from '@signet/contract'
import { newestDesign } from '../../cases/launching/begin-case.ts'
import { serve } from '../../http/serve.ts'
import { flowSecret } from './flow-secret.ts'

export const openSecret = serve(contract.approvals.flowSecret, async (call) => {
  const { input, server, actor } = call
  await newestDesign(call, input.flowId)
  const { tenant } = actor
  return { secret: await flowSecret({ server, db: server.db.tenant(tenant), tenant }, input.flowId) }
})
