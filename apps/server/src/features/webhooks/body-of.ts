import { recordPlace } from '../../cases/design/design-of.ts'
import { loadCase } from '../../cases/load-case.ts'
import { isoOf } from '../../clock/clock.ts'
import { actorWithoutSession } from '../../http/actor.ts'
import { houseLanguage } from '../../http/caller.ts'
import { openAccess } from '../../records/models/index.ts'
import { loadRecord } from '../../records/record-store/index.ts'
import type { Server } from '../../server.ts'
import type { Delivery } from './delivery-store.ts'
import type { Webhook } from './webhook-store.ts'

type WebhookContext = Readonly<{ server: Server; tenant: string }>

/** Returns a body in the format of Standard Webhooks: type, timestamp and data. */
export async function bodyOf(place: WebhookContext, webhook: Webhook, delivery: Delivery): Promise<string> {
  const { event: type, at: timestamp, content } = delivery
  const values = webhook.withValues ? await valuesOf(place, webhook, delivery) : undefined
  return JSON.stringify({ type, timestamp, data: { ...content, ...(values && { values }) } })
}

/**
 * Returns the current values as seen by the administrator who configured the webhook; undefined when
 * deleted.
 */
async function valuesOf(
  { server, tenant }: WebhookContext,
  { changedBy }: Webhook,
  { subject, content }: Delivery,
) {
  const actor = actorWithoutSession({ personId: changedBy, tenant, isAdministrator: true })
  return server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const asking = {
        tx,
        actor,
        server,
        now: isoOf(server.clock()),
        caller: { locale: houseLanguage } as const,
      }
      if ('case' in content) {
        const { design, stored } = await loadCase(asking, subject)
        return loadRecord(recordPlace(asking, design), stored.recordId)
      }
      const form = content['form']
      const formId = typeof form === 'object' && form !== null && 'id' in form ? String(form['id']) : ''
      if (formId === '') return undefined
      const { model } = await openAccess(asking, formId)
      return loadRecord({ tx, tenant, plan: model.form, tables: model.tables }, subject)
    })
}
