import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { publishedFlowNames } from '../../people/rights/delegation-store.ts'

export const listFlows = serve(contract.delegations.flows, async ({ tx }) => ({
  list: [...(await publishedFlowNames(tx))],
}))
