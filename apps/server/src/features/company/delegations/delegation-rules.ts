import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { kindsToAccept, writeRules } from './delegation-change-store.ts'

export const readRules = serve(contract.delegations.rules, async ({ tx }) => {
  const kindsToAsk = await kindsToAccept(tx)
  return { entrustAsks: kindsToAsk.has('entrust'), agencyAsks: kindsToAsk.has('agency') }
})

export const setRules = serve(contract.delegations.setRules, async ({ input, tx }) => {
  await writeRules(tx, { entrust: input.entrustAsks, agency: input.agencyAsks })
  return null
})
