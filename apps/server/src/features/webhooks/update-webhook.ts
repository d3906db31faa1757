import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { giveUpWaiting } from './delivery-store.ts'
import { refuseUrl } from './refuse-url.ts'
import { lockWebhook, updateWebhook as updateRow } from './webhook-store.ts'

/** Whoever switches it on again gives it another chance, and whoever changes it wants to see whether it works now. */
export const updateWebhook = serve(contract.webhooks.update, async ({ input, actor, tx, now }) => {
  const { id, ...settings } = input
  refuseUrl(settings.url)
  const { isOn: wasOn, failingSince, stoppedAt } = await lockWebhook(tx, id)
  const standing =
    settings.isOn && !wasOn ? { failingSince: null, stoppedAt: null } : { failingSince, stoppedAt }
  const awake = { inVain: 0, restsUntil: null }
  await updateRow(tx, id, { ...settings, ...standing, ...awake, changedBy: actor.personId, changedAt: now })
  if (!settings.isOn) await giveUpWaiting(tx, id, { refusal: 'webhooks.switchedOff', params: {} })
  return null
})
