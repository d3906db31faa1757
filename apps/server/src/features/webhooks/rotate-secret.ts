import { contract } from '@signet/contract'
import { isoOf } from '../../clock/clock.ts'
import { serve } from '../../http/serve.ts'
import { newSecret } from './webhook-secret.ts'
import { lockWebhook, updateWebhook } from './webhook-store.ts'

const day = 24 * 60 * 60_000

export const rotateSecret = serve(
  contract.webhooks.rotateSecret,
  async ({ input, actor, tx, now, server }) => {
    const { id, sealed: formerSealed } = await lockWebhook(tx, input.id)
    const { secret, sealed } = newSecret({ server, tenant: actor.tenant, id })
    const formerUntil = isoOf(Date.parse(now) + day)
    const change = { changedBy: actor.personId, changedAt: now }
    await updateWebhook(tx, id, { sealed, formerSealed, formerUntil, ...change })
    return { secret, formerUntil }
  },
)
