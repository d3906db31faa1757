import { contract } from '@signet/contract'
import { newestDesign } from '../../cases/launching/begin-case.ts'
import { serve } from '../../http/serve.ts'
import { renewSecret } from './flow-secret.ts'

export const renewFlowSecret = serve(contract.approvals.renewFlowSecret, async (call) => {
  const { input, server, tx, actor } = call
  await newestDesign(call, input.flowId)
  return { secret: await renewSecret({ server, db: tx, tenant: actor.tenant }, input.flowId) }
})
