import { contract } from '@signet/contract'
import { isoOf } from '../../clock/clock.ts'
import { serve } from '../../http/serve.ts'
import { calledTrigger } from './known-trigger.ts'
import { changeTrigger } from './trigger-store.ts'

const tenMinutes = 10 * 60_000

export const listen = serve(contract.triggers.listen, async ({ tx, input, server }) => {
  const { id } = await calledTrigger(tx, input.id)
  const until = isoOf(server.clock() + tenMinutes)
  await changeTrigger(tx, id, { listensUntil: until, sample: null, refused: null })
  return { until }
})
