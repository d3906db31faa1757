import type { RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import type { Grade } from '../../../people/directory/index.ts'

export type StoredGrade = Grade & Readonly<{ changedBy: string; changedAt: string }>

/** Returns who saved each grade last, by its id. */
export async function findChanges(tx: Reader) {
  const rows = await tx.selectFrom('grade').select(['id', 'version', 'changedBy', 'changedAt']).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Refuses `grades.nameTaken`. */
export async function insertGrade(tx: Tx, { areas, ...row }: StoredGrade): Promise<void> {
  await tx
    .insertInto('grade')
    .values({ ...row, areas: [...areas], ...listsOf(row) })
    .execute()
    .catch(refuseTaken)
}

/** Refuses `organization.changedMeanwhile` and `grades.nameTaken`. */
export async function saveGrade(tx: Tx, version: number, { id, areas, ...row }: StoredGrade): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('grade')
    .set({ ...row, areas: [...areas], ...listsOf(row), version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
    .catch(refuseTaken)
  if (numUpdatedRows === 0n) throw new Refusal<RefusalCode>('organization.changedMeanwhile')
}

export async function deleteGrade(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('grade').where('id', '=', id).execute()
}

type Lists = Pick<Grade, 'organizationIds' | 'circleIds' | 'personIds'>

/** A tuple of the driver cannot be read-only. */
function listsOf({ organizationIds, circleIds, personIds }: Lists) {
  return {
    organizationIds: [...new Set(organizationIds)],
    circleIds: [...new Set(circleIds)],
    personIds: [...new Set(personIds)],
  }
}

function refuseTaken(error: unknown): never {
  const { constraint } = error as { constraint?: unknown }
  if (constraint !== 'grade_name_key') throw error
  throw new Refusal<RefusalCode>('grades.nameTaken')
}
