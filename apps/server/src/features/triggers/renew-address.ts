import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { freshSecret } from '../../outside/signing/index.ts'
import { hashOfAddress, placeOfKey } from './address.ts'
import { calledTrigger } from './known-trigger.ts'
import { changeTrigger } from './trigger-store.ts'

export const renewAddress = serve(contract.triggers.renewAddress, async ({ tx, input, server, actor }) => {
  const { id, definition } = await calledTrigger(tx, input.id)
  const isSigned = definition.event.kind === 'webhook' && definition.event.isSigned
  const token = Buffer.from(server.random(32)).toString('base64url')
  const signingKey = isSigned ? freshSecret(server.random) : null
  await changeTrigger(tx, id, {
    addressHash: hashOfAddress(token),
    signingKey: signingKey && server.secrets.seal(signingKey, placeOfKey(actor.tenant, id)),
  })
  return { path: `/api/triggers/${actor.tenant}/${token}`, signingKey }
})
