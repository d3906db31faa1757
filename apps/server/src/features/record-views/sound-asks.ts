import type { RefusalCode, ViewSettings } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { AskingModel, OpenedModel } from '../../records/models/index.ts'
import { meantBy, wantedForList } from '../records/index.ts'
import { isColumn, keptAsks } from './kept-asks.ts'

/** Returns the view's query without empty parts. Refuses what the list itself refuses its owner. */
export function soundAsks(asking: AskingModel, opened: OpenedModel, asks: ViewSettings): ViewSettings {
  const { sort, columns = [], ...question } = asks
  wantedForList(asking, opened, { records: meantBy(asking, opened, question), sort })

  const unknown = columns.find(({ field }) => !isColumn(opened.access, field))
  if (unknown) throw new Refusal<RefusalCode>('list.unknownField', { field: unknown.field })
  return keptAsks(opened.access, asks)
}
