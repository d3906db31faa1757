import { contract } from '@signet/contract'
import { sayReason } from '../../clock/reason.ts'
import { serve } from '../../http/serve.ts'
import { failedWaits } from './failed-step-store.ts'

export const failedSteps = serve(contract.approvals.failedSteps, async ({ tx, server, caller }) => {
  const t = server.words.t(caller.locale)
  const failed = await failedWaits(tx)
  return failed.map(({ failure, ...wait }) => ({ ...wait, reason: sayReason(t, failure) }))
})
