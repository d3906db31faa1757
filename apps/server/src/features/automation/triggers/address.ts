import { createHash } from 'node:crypto'
import { contract, RefusalData } from '@signet/contract'
import { fieldsFromSample } from '@signet/flow'
import type { Translate } from '@signet/i18n'
import { z } from 'zod'
import { isoOf } from '../../../clock/clock.ts'
import { serve } from '../../../http/serve.ts'
import { triggerPlace } from '../../../outside/secrets/index.ts'
import { freshSecret } from '../../../outside/signing/index.ts'
import { changeTrigger, findTriggerOrRefuse, lockCalledTrigger } from './trigger-store.ts'

/** Only the hash of the secret part is stored. */
export function hashOfAddress(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export const renewAddress = serve(contract.triggers.renewAddress, async ({ tx, input, server, actor }) => {
  const { id, definition } = await lockCalledTrigger(tx, input.id)
  const isSigned = definition.event.kind === 'webhook' && definition.event.isSigned
  const token = Buffer.from(server.random(32)).toString('base64url')
  const signingKey = isSigned ? freshSecret(server.random) : null
  await changeTrigger(tx, id, {
    addressHash: hashOfAddress(token),
    signingKey: signingKey && server.secrets.seal(signingKey, triggerPlace(actor.tenant, id)),
  })
  return { path: `/api/triggers/${actor.tenant}/${token}`, signingKey }
})

const tenMinutes = 10 * 60_000

export const listenForCall = serve(contract.triggers.listen, async ({ tx, input, server }) => {
  const { id } = await lockCalledTrigger(tx, input.id)
  const until = isoOf(server.clock() + tenMinutes)
  await changeTrigger(tx, id, { listensUntil: until, sample: null, refused: null })
  return { until }
})

export const readSample = serve(contract.triggers.heard, async ({ tx, input, now, server, caller }) => {
  const { sample, listensUntil, refused } = await findTriggerOrRefuse(tx, input.id)
  return {
    isListening: listensUntil !== null && listensUntil > now,
    sample: z.json().nullable().parse(sample),
    refused: refused === null ? null : sentenceOf(refused, server.words.t(caller.locale)),
    fields: [...fieldsFromSample(sample)],
  }
})

function sentenceOf(kept: unknown, say: Translate): string {
  const { refusal, params } = RefusalData.parse(kept)
  return say(refusal, params)
}
