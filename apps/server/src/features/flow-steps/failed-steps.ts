import { contract } from '@signet/contract'
import { applyCommand } from '../../cases/apply-command.ts'
import { commandAnswer } from '../../cases/command-result.ts'
import { titleIn } from '../../cases/store/case-translations.ts'
import { sayReason } from '../../clock/reason.ts'
import { serve } from '../../http/serve.ts'
import { failedWaits } from './step-store.ts'

export const failedSteps = serve(contract.approvals.failedSteps, async ({ tx, server, caller }) => {
  const t = server.words.t(caller.locale)
  const failed = await failedWaits(tx)
  return failed.map(({ failure, translations, ...wait }) => ({
    ...wait,
    title: titleIn(caller.locale, { ...wait, translations }),
    reason: sayReason(t, failure),
  }))
})

export const skipStep = serve(contract.approvals.skipStep, async (call) => {
  const { caseId, waitId: wait } = call.input
  const command = () => ({ type: 'skipWait' as const, by: call.actor.personId, wait })
  return commandAnswer(await applyCommand(call, { caseId, command }))
})
