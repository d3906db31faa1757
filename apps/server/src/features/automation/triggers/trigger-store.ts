import type { RefusalCode } from '@signet/contract'
import type { Reader, TenantDb, Tx } from '@signet/db'
import { TriggerDefinition } from '@signet/flow'
import { Refusal } from '@signet/std'

export type StoredTrigger = NonNullable<Awaited<ReturnType<typeof findTrigger>>>

/** Returns a trigger with its current version. */
async function findTrigger(tx: Reader, id: string) {
  const row = await withDefinition(tx).where('trigger.id', '=', id).executeTakeFirst()
  return row && read(row)
}

/** Locks a trigger in the caller's transaction. */
async function lockTrigger(tx: Tx, id: string) {
  const row = await withDefinition(tx).where('trigger.id', '=', id).forUpdate('trigger').executeTakeFirst()
  return row && read(row)
}

export async function allTriggers(tx: Reader) {
  const rows = await withDefinition(tx).orderBy('trigger.name').orderBy('trigger.id').execute()
  return rows.map(read)
}

/** Returns the trigger at an address. */
export async function triggerAt(tx: Reader, addressHash: Uint8Array) {
  const row = await withDefinition(tx).where('trigger.addressHash', '=', addressHash).executeTakeFirst()
  return row && read(row)
}

function withDefinition(tx: Reader) {
  return tx
    .selectFrom('trigger')
    .innerJoin('triggerVersion', (join) =>
      join
        .onRef('triggerVersion.triggerId', '=', 'trigger.id')
        .onRef('triggerVersion.version', '=', 'trigger.version'),
    )
    .selectAll('trigger')
    .select('triggerVersion.definition')
}

function read<Row extends Readonly<{ definition: unknown }>>(row: Row) {
  return { ...row, definition: TriggerDefinition.parse(row.definition) }
}

type TriggerVersion = Readonly<{
  id: string
  name: string
  version: number
  actsAs: string
  definition: TriggerDefinition
  eventKind: string
  hears: readonly string[]
  nextAt: string | null
  by: string
  now: string
}>

/** Stores a new trigger, or a new version of an existing one. */
export async function saveTrigger(
  tx: Tx,
  { id, definition, by, now, hears, ...given }: TriggerVersion,
): Promise<void> {
  const row = { ...given, hears: [...hears], changedBy: by, changedAt: now }
  await tx
    .insertInto('trigger')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await tx
    .insertInto('triggerVersion')
    .values({
      triggerId: id,
      version: given.version,
      definition: JSON.stringify(definition),
      savedBy: by,
      savedAt: now,
    })
    .execute()
}

type TriggerChange = Readonly<{
  isOn?: boolean
  nextAt?: string | null
  fired?: number
  addressHash?: Uint8Array
  signingKey?: string | null
  listensUntil?: string | null
  sample?: string | null
  refused?: string | null
}>

export async function changeTrigger(tx: TenantDb, id: string, changed: TriggerChange): Promise<void> {
  await tx.updateTable('trigger').set(changed).where('id', '=', id).execute()
}

export async function removeTrigger(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('trigger').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Takes due triggers, each for one node at a time. */
export async function takeDueTriggers(tx: Tx, now: string, most: number) {
  const rows = await withDefinition(tx)
    .where('trigger.isOn', '=', true)
    .where('trigger.nextAt', '<=', now)
    .orderBy('trigger.nextAt')
    .limit(most)
    .forUpdate('trigger')
    .skipLocked()
    .execute()
  return rows.map(read)
}

/** Refuses `triggers.notFound`. */
export async function findTriggerOrRefuse(tx: Reader, id: string): Promise<StoredTrigger> {
  return orRefuse(await findTrigger(tx, id))
}

/** Locks the trigger in the caller's transaction. */
export async function lockTriggerOrRefuse(tx: Tx, id: string): Promise<StoredTrigger> {
  return orRefuse(await lockTrigger(tx, id))
}

/** Locks a trigger that other systems call. Also refuses `triggers.notCalled`. */
export async function lockCalledTrigger(tx: Tx, id: string): Promise<StoredTrigger> {
  const trigger = await lockTriggerOrRefuse(tx, id)
  if (trigger.eventKind !== 'webhook') throw new Refusal<RefusalCode>('triggers.notCalled')
  return trigger
}

function orRefuse(trigger: StoredTrigger | undefined): StoredTrigger {
  if (!trigger) throw new Refusal<RefusalCode>('triggers.notFound')
  return trigger
}
