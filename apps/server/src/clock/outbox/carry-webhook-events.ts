import { sql } from 'kysely'
import type { Round } from './carrier.ts'
import type { FactBody } from './facts.ts'

type EventsFact = FactBody<'webhookEvents'>

/** Writes a delivery for each subscribed webhook; the webhooks feature sends them later. */
export async function carryWebhookEvents(round: Round, facts: readonly EventsFact[]) {
  const webhooks = await webhooksOn(round)
  const rows = facts.flatMap((fact) => webhooks.flatMap((webhook) => deliveriesOf(round, webhook, fact)))
  if (rows.length > 0) await insertDeliveries(round, rows)
  return facts.map(() => [])
}

function webhooksOn({ tx }: Round) {
  return tx
    .selectFrom('webhook')
    .where('isOn', '=', true)
    .orderBy('id')
    .select(['id', 'events', 'flowIds', 'formIds'])
    .execute()
}
type Webhook = Awaited<ReturnType<typeof webhooksOn>>[number]

function deliveriesOf({ newId }: Round, webhook: Webhook, { subject, of, at, events }: EventsFact) {
  return events
    .filter(({ event }) => webhook.events.includes(event) && isWanted(webhook, of))
    .map(({ event, content }) => ({ id: newId(), webhookId: webhook.id, event, subject, content, at }))
}

function isWanted({ flowIds, formIds }: Webhook, { kind, id }: EventsFact['of']): boolean {
  const wanted = kind === 'flow' ? flowIds : formIds
  return wanted.length === 0 || wanted.includes(id)
}

type Row = ReturnType<typeof deliveriesOf>[number]

async function insertDeliveries({ tx, now }: Round, rows: readonly Row[]): Promise<void> {
  await tx
    .insertInto('webhookDelivery')
    .columns(['id', 'webhookId', 'event', 'subject', 'content', 'at', 'nextAttemptAt'])
    .expression(
      sql`select id, "webhookId", event, subject, content, at, ${now}::timestamptz
        from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (id text, "webhookId" text, event text,
          subject text, content jsonb, at timestamptz)) with ordinality
          as given (id, "webhookId", event, subject, content, at, place)
        order by place`,
    )
    .execute()
}
