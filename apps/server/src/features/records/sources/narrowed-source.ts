import type { DataViewSource } from '@signet/form'
import { meets } from '@signet/list'
import type { AskingModel, Model } from '../../../models/index.ts'
import { answeredFound } from './answered-found.ts'
import { readAnsweredId } from './answered-id.ts'
import { type Answer, narrowedAnswer } from './answered-rows.ts'
import { givenIn } from './given-parameters.ts'
import { narrowingOf } from './narrowing-of.ts'
import type { RowSource } from './row-source.ts'
import type { Place } from './segments.ts'
import type { Wanted } from './select-store.ts'

type Viewed = Readonly<{ model: Model; view: DataViewSource }>
type Page = Readonly<{ offset: number; limit: number }>

/**
 * Pages of a data view whose source leaves out and sorts by itself: only what is shown travels. What it sends is decided
 * once more before anybody sees it. Where it cannot, or decides otherwise, `whole` does.
 */
export function narrowedSource(asking: AskingModel, viewed: Viewed, whole: RowSource): RowSource {
  const answer = async (wanted: Wanted, page: Page, after?: Place): Promise<Answer | undefined> => {
    const key = after && readAnsweredId(after.id)?.key
    if (after && key === undefined) return undefined
    const narrowing = narrowingOf(
      wanted,
      viewed.view,
      after && key !== undefined ? { values: after.values, key } : undefined,
    )
    const found =
      narrowing && (await narrowedAnswer(asking, viewed, { given: givenIn(wanted.records), page }, narrowing))
    return found?.rows.every(({ values }) => meets(wanted.records, values)) ? found : undefined
  }

  return {
    ...whole,
    after: async (wanted, place, limit) => {
      const [page, after] = startOf(wanted, place, limit)
      const found = await answer(wanted, page, after)
      if (!found) return whole.after(wanted, place, limit)
      if (wanted.keys.length > 0) return found.rows.map((row) => answeredFound(wanted, row))
      return found.rows.map((row, at) => ({
        ...answeredFound(wanted, row),
        sortedBy: [String(page.offset + at + 1)],
      }))
    },
    at: async (wanted, page) => {
      const found = await answer(wanted, page)
      if (!found) return whole.at(wanted, page)
      return { rows: found.rows.map((row) => answeredFound(wanted, row)), total: found.total }
    },
    count: async (wanted) =>
      (await answer(wanted, { offset: 0, limit: 0 }))?.total ?? (await whole.count(wanted)),
  }
}

/** Where nothing is sorted, a place is a number: so many rows come before. */
function startOf({ keys }: Wanted, place: Place | null, limit: number): readonly [Page, Place | undefined] {
  if (keys.length > 0) return [{ offset: 0, limit }, place ?? undefined]
  return [{ offset: Number(place?.values[0] ?? 0), limit }, undefined]
}
