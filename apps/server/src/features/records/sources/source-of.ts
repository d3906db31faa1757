import type { Reader } from '@signet/db'
import type { AskingModel, Model } from '../../../records/models/index.ts'
import { answeredSource } from './answered-source.ts'
import { countRows, countStretches, groupRows, sumRows } from './count-store.ts'
import { rowsAfter, rowsAt, rowsByIds } from './page-store.ts'
import type { RowSource } from './row-source.ts'

/** Create one per call: it caches the answers of interfaces. */
export function sourceOf(asking: AskingModel, model: Model): RowSource {
  const { dataView } = model.form.definition
  return dataView ? answeredSource(asking, model, dataView) : storedSource(asking.tx)
}

/** Records in the tables of a form. */
function storedSource(tx: Reader): RowSource {
  return {
    after: (wanted, place, limit) => rowsAfter(tx, wanted, place, limit),
    at: async (wanted, { offset, limit }) => {
      const counts = await countStretches(tx, wanted)
      const rows = await rowsAt(tx, wanted, { offset, limit, counts })
      return { rows, total: counts.reduce((sum, count) => sum + count, 0) }
    },
    byIds: (wanted, ids) => rowsByIds(tx, wanted, ids),
    count: (wanted) => countRows(tx, wanted),
    sums: (wanted, summed) => sumRows(tx, wanted, summed),
    groups: (wanted, by) => groupRows(tx, wanted, by),
  }
}
