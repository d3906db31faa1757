import type { TenantDb } from '@signet/db'

export type Operation = Readonly<{
  id: string
  at: string
  personId: string
  what: string
  target: string
  refusal: string
  message: string
  requestId: string
  milliseconds: number
  address: string
}>

export async function insertOperation(db: TenantDb, operation: Operation): Promise<void> {
  await db.insertInto('operationLog').values(operation).execute()
}

export type Fault = Readonly<{
  id: string
  at: string
  personId: string | null
  what: string
  requestId: string
  message: string
  stack: string
}>

export async function insertFault(db: TenantDb, fault: Fault): Promise<void> {
  await db.insertInto('faultLog').values(fault).execute()
}

/** Deletes what was logged before an instant. */
export async function forgetOldLogs(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('auditEvent').where('at', '<=', before).execute()
  await db.deleteFrom('operationLog').where('at', '<=', before).execute()
  await db.deleteFrom('faultLog').where('at', '<=', before).execute()
  await db.deleteFrom('slowCall').where('at', '<=', before).execute()
  await db.deleteFrom('rowChange').where('at', '<=', before).execute()
}
