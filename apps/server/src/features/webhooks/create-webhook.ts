import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { refuseUrl } from './refuse-url.ts'
import { newSecret } from './webhook-secret.ts'
import { countWebhooks, insertWebhook } from './webhook-store.ts'

const most = 50

export const createWebhook = serve(contract.webhooks.create, async ({ input, actor, tx, now, server }) => {
  refuseUrl(input.url)
  if ((await countWebhooks(tx)) >= most) throw new Refusal<RefusalCode>('webhooks.tooMany', { most })

  const id = server.newId()
  const { secret, sealed } = newSecret({ server, tenant: actor.tenant, id })
  await insertWebhook(tx, { ...input, id, sealed, changedBy: actor.personId, changedAt: now })
  return { id, secret }
})
