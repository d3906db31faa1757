import { contract, RefusalData } from '@signet/contract'
import { sampledFields } from '@signet/flow'
import type { Translate } from '@signet/i18n'
import { z } from 'zod'
import { serve } from '../../http/serve.ts'
import { knownTrigger } from './known-trigger.ts'

export const readSample = serve(contract.triggers.heard, async ({ tx, input, now, server, caller }) => {
  const { sample, listensUntil, refused } = await knownTrigger(tx, input.id)
  return {
    isListening: listensUntil !== null && listensUntil > now,
    sample: z.json().nullable().parse(sample),
    refused: refused === null ? null : sentenceOf(refused, server.words.t(caller.locale)),
    fields: [...sampledFields(sample)],
  }
})

function sentenceOf(kept: unknown, say: Translate): string {
  const { refusal, params } = RefusalData.parse(kept)
  return say(refusal, params)
}
