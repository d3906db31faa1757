import type { RefusalCode } from '@signet/contract'
import { recordsFor } from '@signet/list'
import { Refusal } from '@signet/std'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { sourceOf } from '../sources/source-of.ts'
import { wanted } from '../sources/wanted.ts'

/** Returns the readable ones of these records with all values, in the order of the ids. */
export function loadRows(
  asking: AskingModel,
  opened: OpenedModel,
  ids: readonly string[],
): Promise<readonly FoundRow[]> {
  const meant = { ...wanted(asking, opened, recordsFor(opened.access)), withCases: true } as const
  return sourceOf(asking, opened.model).byIds(meant, ids)
}

/** Refuses `records.notFound` also for records the caller may not read. */
export async function loadRow(asking: AskingModel, opened: OpenedModel, id: string): Promise<FoundRow> {
  const [row] = await loadRows(asking, opened, [id])
  if (!row) throw new Refusal<RefusalCode>('records.notFound')
  return row
}
