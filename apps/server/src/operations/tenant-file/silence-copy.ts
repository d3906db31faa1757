import type { Client } from 'pg'
import { quoted } from './tenant-tables.ts'

type Copy = Readonly<{ schema: string; now: string }>

/**
 * Keeps a copy from doing what its original does: webhooks and triggers are off, and what they had waiting is over.
 * Requests of flows to other systems are refused until the operator connects the tenant.
 */
export async function silenceCopy(client: Client, { schema, now }: Copy): Promise<void> {
  const at = quoted(schema)
  await client.query(`update ${at}.webhook set is_on = false, stopped_at = $1 where is_on`, [now])
  await client.query(
    `update ${at}.webhook_delivery set state = 'failed', next_attempt_at = null, refusal = $1 where state = 'waiting'`,
    [JSON.stringify({ refusal: 'webhooks.switchedOff', params: {} })],
  )
  await client.query(`update ${at}.trigger set is_on = false, next_at = null where is_on`)
  await client.query(
    `update ${at}.trigger_run set state = 'stopped', next_attempt_at = null, ended_at = $1 where state = 'waiting'`,
    [now],
  )
  await client.query(
    `update ${at}.external_invitation set state = 'failed', next_attempt_at = null, reason = $1 where state = 'waiting'`,
    [JSON.stringify({ code: 'externals.notInCopy', params: {} })],
  )
}
