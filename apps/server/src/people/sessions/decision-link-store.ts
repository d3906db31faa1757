import type { Reader, TenantDb, Tx } from '@signet/db'
import type { LinkChannel } from '@signet/flow'

type NewLink = Readonly<{
  hash: Uint8Array
  personId: string
  caseId: string
  taskId: string
  channel: LinkChannel
  /** Of the browser that the link is sent to; null for a mail. */
  session: string | null
  sentAt: string
  expiresAt: string
}>

export async function insertDecisionLink(db: TenantDb, { hash, ...link }: NewLink): Promise<void> {
  await db
    .insertInto('decisionLink')
    .values({ tokenHash: hash, ...link })
    .execute()
}

export function findDecisionLink(db: Reader, hash: Uint8Array) {
  return db.selectFrom('decisionLink').where('tokenHash', '=', hash).selectAll().executeTakeFirst()
}
export type DecisionLink = NonNullable<Awaited<ReturnType<typeof findDecisionLink>>>

type Use = Readonly<{ now: string; decision: 'agree' | 'reject'; attempt: string }>

/** Uses a link up in the transaction of its decision; false when it is used, over or ended. A second use waits for the first. */
export async function takeDecisionLink(tx: Tx, hash: Uint8Array, use: Use): Promise<boolean> {
  const { now: usedAt, decision, attempt } = use
  const { numUpdatedRows } = await tx
    .updateTable('decisionLink')
    .set({ usedAt, decision, attempt })
    .where('tokenHash', '=', hash)
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', usedAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends all links of a person that could still be used. */
export async function endDecisionLinks(db: TenantDb, personId: string, now: string): Promise<void> {
  await db
    .updateTable('decisionLink')
    .set({ endedAt: now })
    .where('personId', '=', personId)
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null)
    .execute()
}

export async function forgetDecisionLinks(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('decisionLink').where('expiresAt', '<', before).execute()
}
