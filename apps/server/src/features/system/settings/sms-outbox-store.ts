import type { TenantDb } from '@signet/db'

type OutboxMessage = Readonly<{ id: string; at: string; phone: string; body: string }>

/** Keeps a message of a company without a provider, where its administrators read it. */
export async function insertOutboxMessage(db: TenantDb, message: OutboxMessage): Promise<void> {
  await db.insertInto('smsOutbox').values(message).execute()
}
