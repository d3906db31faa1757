import type { RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import type { Model } from '../../../records/models/index.ts'
import { mainTable, tableNamed } from '../../../records/record-store/index.ts'
import { indexedSql } from '../sources/select-store.ts'

/**
 * Locks records in the order of their ids and returns those that exist. Refuses `records.notAllowed` for
 * rows of a data view, which are read-only.
 */
export async function lockRows(tx: Tx, model: Model, ids: readonly string[]): Promise<readonly string[]> {
  if (model.form.definition.dataView) throw new Refusal<RefusalCode>('records.notAllowed')
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`select id from ${tableNamed(model, mainTable(model).name)}
    where id = any(${[...ids]}::text[]) and _deleted_at is null order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Marks a locked record as deleted and returns its version. */
export async function markDeleted(
  tx: Tx,
  model: Model,
  { id, by, now }: Readonly<{ id: string; by: string; now: string }>,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`update ${tableNamed(model, mainTable(model).name)}
    set _deleted_at = ${now}, _deleted_by = ${by}, _version = _version + 1 where id = ${id}
    returning _version as version`.execute(tx)
  return rows[0]?.version ?? 0
}

/** Whether a tree list has records below this one. */
export async function hasChildren(tx: Reader, model: Model, id: string): Promise<boolean> {
  const { tree } = model.list.definition
  const parent = tree && model.list.fields.get(tree.parent)
  if (!parent) return false

  const { rows } = await sql`select from ${tableNamed(model, mainTable(model).name)} m
    where ${indexedSql(model, parent)} = ${id} and m._deleted_at is null limit 1`.execute(tx)
  return rows.length > 0
}
