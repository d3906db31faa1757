import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { newestDesign } from '../approvals/index.ts'
import { flowSecret } from './flow-secret.ts'

export const openSecret = serve(contract.approvals.flowSecret, async (call) => {
  const { input, server, tx, actor } = call
  await newestDesign(call, input.flowId)
  return { secret: await flowSecret({ server, tx, tenant: actor.tenant }, input.flowId) }
})
