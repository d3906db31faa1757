import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { knownRun } from './known-run.ts'
import { wakeRun } from './run-store.ts'

export const retryRun = serve(contract.triggers.retry, async ({ tx, input, now }) => {
  const { id } = await knownRun(tx, input)
  if (!(await wakeRun(tx, id, now))) throw new Refusal<RefusalCode>('triggers.runNotFailed')
  return null
})
