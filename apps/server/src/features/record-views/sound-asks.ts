import type { RefusalCode, ViewAsks } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { AskingModel, OpenedModel } from '../../models/index.ts'
import { meantBy, wantedForList } from '../records/index.ts'
import { isColumn, keptAsks } from './kept-asks.ts'

/** What is kept of what was sent: nothing that asks for nothing. Refuses what the list itself would refuse its keeper. */
export function soundAsks(asking: AskingModel, opened: OpenedModel, asks: ViewAsks): ViewAsks {
  const { sort, columns = [], ...question } = asks
  wantedForList(asking, opened, { records: meantBy(asking, opened, question), sort })

  const unknown = columns.find(({ field }) => !isColumn(opened.access, field))
  if (unknown) throw new Refusal<RefusalCode>('list.unknownField', { field: unknown.field })
  return keptAsks(opened.access, asks)
}
