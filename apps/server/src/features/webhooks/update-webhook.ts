import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { giveUpWaiting } from './delivery-store.ts'
import { refuseUrl } from './refuse-url.ts'
import { lockWebhook, updateWebhook as updateRow } from './webhook-store.ts'

/** Switching on clears the failure state, and a change is tried at once. */
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
