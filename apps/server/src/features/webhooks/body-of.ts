import { isoOf } from '../../clock.ts'
import { actorWithoutSession } from '../../http/actor.ts'
import { houseLanguage } from '../../http/caller.ts'
import { openAccess } from '../../models/index.ts'
import { loadRecord } from '../../record-store/index.ts'
import type { Server } from '../../server.ts'
import { loadCase, recordPlace } from '../approvals/index.ts'
import type { Delivery } from './delivery-store.ts'
import type { Webhook } from './webhook-store.ts'

type Place = Readonly<{ server: Server; tenant: string }>

/** What is sent, as Standard Webhooks has it: its kind, when it happened, and what is to be known of it. */
export async function bodyOf(place: Place, webhook: Webhook, delivery: Delivery): Promise<string> {
  const { event: type, at: timestamp, content } = delivery
  const values = webhook.withValues ? await valuesOf(place, webhook, delivery) : undefined
  return JSON.stringify({ type, timestamp, data: { ...content, ...(values && { values }) } })
}

/** What is in the form now, with the eyes of the administrator who wants it sent. Undefined when it is gone. */
async function valuesOf({ server, tenant }: Place, { changedBy }: Webhook, { subject, content }: Delivery) {
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
