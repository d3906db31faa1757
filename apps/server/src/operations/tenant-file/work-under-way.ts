import { CannotStart } from '@signet/db'
import type { Client } from 'pg'
import { usualLease } from '../../clock/lease.ts'
import { quoted } from './tenant-tables.ts'

/**
 * Tables whose rows a server leases while it works on them, and the column with the end of the lease. What a server has
 * begun when a tenant is suspended it finishes; rows of it must not be begun again where the file is imported.
 */
export const leasedTables: Readonly<Record<string, string>> = {
  case_archive: 'due_at',
  chat_export: 'due_at',
  data_sync_run: 'due_at',
  directory_run: 'due_at',
  external_invitation: 'next_attempt_at',
  flow_wait: 'next_attempt_at',
  message_delivery: 'next_attempt_at',
  record_import: 'leased_until',
  reply_mailbox: 'due_at',
  secondment: 'due_at',
  staff_change: 'due_at',
  trigger_run: 'next_attempt_at',
  webhook_delivery: 'next_attempt_at',
}

type Place = Readonly<{ schema: string; now: string }>

/**
 * Throws CannotStart while a server may still work on rows of a suspended tenant: living leases end within the usual
 * time, which is the longest that this asks to wait. Retries due so soon look the same, and pass.
 */
export async function refuseUnderWay(client: Client, { schema, now }: Place): Promise<void> {
  const soon = new Date(Date.parse(now) + usualLease).toISOString()
  const counts = Object.entries(leasedTables).map(
    ([table, until]) =>
      `select count(*)::integer as count from ${quoted(schema)}.${quoted(table)}
        where ${quoted(until)} > $1::timestamptz and ${quoted(until)} <= $2::timestamptz`,
  )
  const { rows } = await client.query<{ count: number }>(counts.join(' union all '), [now, soon])
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  if (count === 0) return
  const seconds = usualLease / 1000
  throw new CannotStart(
    `Work that had begun is still under way (${count} rows). Try again in ${seconds} seconds, so that nothing is sent twice.`,
  )
}
