import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { writeRules } from './rule-store.ts'

export const setRules = serve(contract.delegations.setRules, async ({ input, tx }) => {
  await writeRules(tx, { entrust: input.entrustAsks, agency: input.agencyAsks })
  return null
})
