import { contract } from '@signet/contract'
import { applyCommand } from '../../cases/apply-command.ts'
import { commandAnswer } from '../../cases/command-result.ts'
import { sayReason } from '../../clock/reason.ts'
import { serve } from '../../http/serve.ts'
import { failedWaits } from './step-store.ts'

export const failedSteps = serve(contract.approvals.failedSteps, async ({ tx, server, caller }) => {
  const t = server.words.t(caller.locale)
  const failed = await failedWaits(tx)
  return failed.map(({ failure, ...wait }) => ({ ...wait, reason: sayReason(t, failure) }))
})

export const skipStep = serve(contract.approvals.skipStep, async (call) => {
  const { caseId, waitId: wait } = call.input
  const command = () => ({ type: 'skipWait' as const, by: call.actor.personId, wait })
  return commandAnswer(await applyCommand(call, { caseId, command }))
})
