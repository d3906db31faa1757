import type { RefusalCode } from '@signet/contract'
import { recordsFor } from '@signet/list'
import { Refusal } from '@signet/std'
import type { AskingModel, OpenedModel } from '../../../models/index.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { sourceOf } from '../sources/source-of.ts'
import { wanted } from '../sources/wanted.ts'

/** Those of these records that the caller may meet, with all their values, in the order of the ids. */
export function loadRows(
  asking: AskingModel,
  opened: OpenedModel,
  ids: readonly string[],
): Promise<readonly FoundRow[]> {
  const meant = { ...wanted(asking, opened, recordsFor(opened.access)), withCases: true } as const
  return sourceOf(asking, opened.model).byIds(meant, ids)
}

/** To whoever may not meet it a record does not exist: refuses `records.notFound`. */
export async function loadRow(asking: AskingModel, opened: OpenedModel, id: string): Promise<FoundRow> {
  const [row] = await loadRows(asking, opened, [id])
  if (!row) throw new Refusal<RefusalCode>('records.notFound')
  return row
}
