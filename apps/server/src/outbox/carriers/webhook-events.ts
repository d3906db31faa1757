import { webhookEvents as kinds } from '@signet/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { carrier, type Round } from '../carrier.ts'

const WebhookEvents = z.object({
  /** The case or the record: of each, one after another. */
  subject: z.string(),
  /** A case is asked for by its flow, a record by its form. */
  of: z.object({ kind: z.enum(['flow', 'form']), id: z.string() }),
  at: z.string(),
  events: z.array(z.object({ event: z.enum(kinds), content: z.record(z.string(), z.json()) })),
})
type Told = z.output<typeof WebhookEvents>

/** Writes down what each webhook is to be sent. What is sent by whom, and when, is its own affair. */
export const webhookEvents = carrier({
  body: WebhookEvents,
  carry: async (round, facts) => {
    const webhooks = await webhooksOn(round)
    const rows = facts.flatMap((told) => webhooks.flatMap((webhook) => deliveriesOf(round, webhook, told)))
    if (rows.length > 0) await insertDeliveries(round, rows)
    return facts.map(() => [])
  },
})

function webhooksOn({ tx }: Round) {
  return tx
    .selectFrom('webhook')
    .where('isOn', '=', true)
    .orderBy('id')
    .select(['id', 'events', 'flowIds', 'formIds'])
    .execute()
}
type Webhook = Awaited<ReturnType<typeof webhooksOn>>[number]

function deliveriesOf({ newId }: Round, webhook: Webhook, { subject, of, at, events }: Told) {
  return events
    .filter(({ event }) => webhook.events.includes(event) && isWanted(webhook, of))
    .map(({ event, content }) => ({ id: newId(), webhookId: webhook.id, event, subject, content, at }))
}

function isWanted({ flowIds, formIds }: Webhook, { kind, id }: Told['of']): boolean {
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
