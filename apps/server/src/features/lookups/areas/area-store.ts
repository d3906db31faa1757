import { countOf, type Reader, type Tx } from '@signet/db'
import { inParts } from '@signet/std'
import { sql } from 'kysely'

/** A change of a bundled area, or, with a parent, an area of the company's own. */
export type AreaChange = Readonly<{
  areaId: string
  parentId: string | null
  name: string
  isEnabled: boolean
  removedAt: string | null
}>

export function listAreaChanges(db: Reader): Promise<AreaChange[]> {
  return db
    .selectFrom('areaChange')
    .select(['areaId', 'parentId', 'name', 'isEnabled', 'removedAt'])
    .orderBy('areaId')
    .execute()
}

/** Counts changes, but for those of removed areas. */
export function countAreaChanges(db: Reader): Promise<number> {
  return countOf(db.selectFrom('areaChange').where('removedAt', 'is', null))
}

/** Returns the order of the areas below each parent that has one of its own. */
export async function listAreaOrders(db: Reader): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.selectFrom('areaOrder').select(['parentId', 'areaIds']).execute()
  return new Map(rows.map(({ parentId, areaIds }) => [parentId, areaIds]))
}

/** Lets the changes of areas in one company happen one after the other. */
export async function lockAreas(tx: Tx, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`areas ${tenant}`}, 0))`.execute(tx)
}

type Change = Readonly<{ now: string; personId: string }>

/** Rows of one statement; PostgreSQL takes 65,535 parameters. */
const atOnce = 2000

export async function saveAreaChanges(
  tx: Tx,
  rows: readonly AreaChange[],
  { now, personId }: Change,
): Promise<void> {
  for (const part of inParts(rows, atOnce))
    await tx
      .insertInto('areaChange')
      .values(part.map((row) => ({ ...row, changedAt: now, changedBy: personId })))
      .onConflict((conflict) =>
        conflict.column('areaId').doUpdateSet(({ ref }) => ({
          name: ref('excluded.name'),
          isEnabled: ref('excluded.isEnabled'),
          removedAt: ref('excluded.removedAt'),
          changedAt: ref('excluded.changedAt'),
          changedBy: ref('excluded.changedBy'),
        })),
      )
      .execute()
}

/** Makes bundled areas what they are in the bundle again. */
export async function forgetAreaChanges(tx: Tx, areaIds: readonly string[]): Promise<void> {
  if (areaIds.length === 0) return
  await tx
    .deleteFrom('areaChange')
    .where(sql<boolean>`area_id = any(${[...areaIds]}::text[])`)
    .where('parentId', 'is', null)
    .execute()
}

export async function saveAreaOrder(
  tx: Tx,
  row: Readonly<{ parentId: string; areaIds: readonly string[]; changedAt: string }>,
): Promise<void> {
  const values = { ...row, areaIds: [...row.areaIds] }
  await tx
    .insertInto('areaOrder')
    .values(values)
    .onConflict((conflict) => conflict.column('parentId').doUpdateSet(values))
    .execute()
}
