import { contract } from '@signet/contract'
import { sampledFields } from '@signet/flow'
import { z } from 'zod'
import { serve } from '../../http/serve.ts'
import { knownTrigger } from './known-trigger.ts'

export const heard = serve(contract.triggers.heard, async ({ tx, input, now }) => {
  const { sample, listensUntil } = await knownTrigger(tx, input.id)
  return {
    isListening: listensUntil !== null && listensUntil > now,
    sample: z.json().nullable().parse(sample),
    fields: [...sampledFields(sample)],
  }
})
