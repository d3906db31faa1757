import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { askedKinds } from './rule-store.ts'

export const readRules = serve(contract.delegations.rules, async ({ tx }) => {
  const asked = await askedKinds(tx)
  return { entrustAsks: asked.has('entrust'), agencyAsks: asked.has('agency') }
})
