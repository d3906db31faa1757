import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { serve } from '../../../http/serve.ts'
import { refuseOvertaken } from '../../../revisions/index.ts'
import { giveUpWaiting, insertManualDelivery } from './delivery-store.ts'
import { newSecret, sealRobotSecret } from './webhook-secret.ts'
import {
  countWebhooks,
  deleteWebhook,
  editedPartOf,
  findWebhook,
  insertWebhook,
  lockWebhook,
  patchWebhook,
} from './webhook-store.ts'

const most = 50

export const createWebhook = serve(contract.webhooks.create, async ({ input, actor, tx, now, server }) => {
  refuseUrl(input.url)
  if ((await countWebhooks(tx)) >= most) throw new Refusal<RefusalCode>('webhooks.tooMany', { most })

  const id = server.newId()
  const { robotSecret, ...settings } = input
  const place = { server, tenant: actor.tenant, id }
  const { secret, sealed } =
    input.format === 'standard'
      ? newSecret(place)
      : { secret: '', sealed: sealRobotSecret(place, robotSecret) }
  await insertWebhook(tx, { ...settings, id, sealed, changedBy: actor.personId, changedAt: now })
  return { id, secret }
})

/** Switching on clears the failure state, and a change is tried at once. */
export const updateWebhook = serve(contract.webhooks.update, async ({ input, actor, tx, now }) => {
  const { id, expects, ...settings } = input
  refuseUrl(settings.url)
  const stored = await lockWebhook(tx, id)
  const { isOn: wasOn, failingSince, stoppedAt } = stored
  refuseOvertaken(editedPartOf(stored), expects)
  const standing =
    settings.isOn && !wasOn ? { failingSince: null, stoppedAt: null } : { failingSince, stoppedAt }
  const awake = { inVain: 0, restsUntil: null }
  await patchWebhook(tx, id, {
    ...settings,
    ...standing,
    ...awake,
    changedBy: actor.personId,
    changedAt: now,
  })
  if (!settings.isOn) await giveUpWaiting(tx, id, { refusal: 'webhooks.switchedOff', params: {} })
  return null
})

/** The secret of a robot is made by its vendor. */
export const setRobotSecret = serve(
  contract.webhooks.setRobotSecret,
  async ({ input, actor, tx, now, server }) => {
    const { id, format } = await lockWebhook(tx, input.id)
    if (format === 'standard') throw new Refusal<RefusalCode>('webhooks.notRobot')
    const sealed = sealRobotSecret({ server, tenant: actor.tenant, id }, input.robotSecret)
    await patchWebhook(tx, id, { sealed, changedBy: actor.personId, changedAt: now })
    return null
  },
)

export const removeWebhook = serve(contract.webhooks.remove, async ({ input, tx }) => {
  await lockWebhook(tx, input.id)
  await deleteWebhook(tx, input.id)
  return null
})

const day = 24 * 60 * 60_000

export const rotateSecret = serve(
  contract.webhooks.rotateSecret,
  async ({ input, actor, tx, now, server }) => {
    const { id, format, sealed: formerSealed } = await lockWebhook(tx, input.id)
    if (format !== 'standard') throw new Refusal<RefusalCode>('webhooks.isRobot')
    const { secret, sealed } = newSecret({ server, tenant: actor.tenant, id })
    const formerUntil = isoOf(Date.parse(now) + day)
    const change = { changedBy: actor.personId, changedAt: now }
    await patchWebhook(tx, id, { sealed, formerSealed, formerUntil, ...change })
    return { secret, formerUntil }
  },
)

export const testWebhook = serve(contract.webhooks.test, async ({ input, tx, now, server }) => {
  const { id: webhookId, name } = await findWebhook(tx, input.id)
  const id = server.newId()
  const content = { webhook: { id: webhookId, name } }
  await insertManualDelivery(tx, { id, webhookId, event: 'webhook.test', subject: id, content, at: now })
  return { id }
})

/** Refuses `webhooks.urlInvalid`; the target is checked on every delivery. */
function refuseUrl(text: string): void {
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!isWeb || url.username !== '' || url.password !== '')
    throw new Refusal<RefusalCode>('webhooks.urlInvalid')
}
