import type { RefusalCode, WebhookEvent, webhookFormats } from '@signet/contract'
import { countOf, isNamedLike, newestFirst, type Reader, type Tx, totalOf } from '@signet/db'
import { Refusal } from '@signet/std'
import type { PageRange } from '../../../http/page.ts'

export type Webhook = Readonly<{
  id: string
  name: string
  url: string
  isOn: boolean
  events: WebhookEvent[]
  flowIds: string[]
  formIds: string[]
  withValues: boolean
  format: (typeof webhookFormats)[number]
  sealed: string
  formerSealed: string | null
  formerUntil: string | null
  failingSince: string | null
  stoppedAt: string | null
  /** Consecutive failures, and the end of the pause they cause. */
  inVain: number
  restsUntil: string | null
  changedBy: string
  changedAt: string
}>

/** What administrators edit. */
export function editedPartOf({ name, url, isOn, events, flowIds, formIds, withValues }: Webhook) {
  return { name, url, isOn, events, flowIds, formIds, withValues }
}

const columns = [
  'id',
  'name',
  'url',
  'isOn',
  'events',
  'flowIds',
  'formIds',
  'withValues',
  'format',
  'sealed',
  'formerSealed',
  'formerUntil',
  'failingSince',
  'stoppedAt',
  'inVain',
  'restsUntil',
  'changedBy',
  'changedAt',
] as const

// The contract checked it when it was stored.
function webhookOf<Row extends Readonly<{ events: string[]; format: string }>>(row: Row) {
  return { ...row, events: row.events as WebhookEvent[], format: row.format as Webhook['format'] }
}

/** Refuses `webhooks.notFound`. */
export async function findWebhook(db: Reader, id: string): Promise<Webhook> {
  const row = await db.selectFrom('webhook').where('id', '=', id).select(columns).executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('webhooks.notFound')
  return webhookOf(row)
}

/** Locks a webhook until the end of the transaction. Refuses `webhooks.notFound`. */
export async function lockWebhook(tx: Tx, id: string): Promise<Webhook> {
  const row = await tx
    .selectFrom('webhook')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .select(columns)
    .executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('webhooks.notFound')
  return webhookOf(row)
}

export function countWebhooks(tx: Reader): Promise<number> {
  return countOf(tx.selectFrom('webhook'))
}

type NewWebhook = Omit<
  Webhook,
  'formerSealed' | 'formerUntil' | 'failingSince' | 'stoppedAt' | 'inVain' | 'restsUntil'
>

export async function insertWebhook(tx: Tx, row: NewWebhook): Promise<void> {
  await tx.insertInto('webhook').values(row).execute()
}

export async function patchWebhook(tx: Tx, id: string, part: Partial<Omit<Webhook, 'id'>>): Promise<void> {
  await tx.updateTable('webhook').set(part).where('id', '=', id).execute()
}

/** Records a success. */
export async function recordSuccess(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({ failingSince: null, inVain: 0, restsUntil: null })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('failingSince', 'is not', null), eb('inVain', '>', 0)]))
    .execute()
}

export async function deleteWebhook(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('webhook').where('id', '=', id).execute()
}

/** Returns a page of webhooks, latest change first, with deliveries and failures since an instant. */
export async function webhookPage(
  db: Reader,
  range: PageRange,
  { keyword, since }: Readonly<{ keyword?: string | undefined; since: string }>,
) {
  const matching = db
    .selectFrom('webhook')
    .where((where) => where.or(['name', 'url'].map((column) => isNamedLike(column, keyword))))
  const rows = await matching
    .select(columns)
    .select((select) => {
      const sent = select
        .selectFrom('webhookDelivery')
        .whereRef('webhookDelivery.webhookId', '=', 'webhook.id')
        .where('webhookDelivery.at', '>=', since)
        .select((count) => count.fn.countAll<string>().as('count'))
      return [sent.as('deliveries'), sent.where('state', '=', 'failed').as('failures')]
    })
    .$call(newestFirst(range, { at: 'changedAt' }))
    .execute()
  return {
    rows: rows.map(({ deliveries, failures, ...row }) => ({
      ...webhookOf(row),
      deliveries: Number(deliveries),
      failures: Number(failures),
    })),
    total: await totalOf(db, range, matching),
  }
}
