import { asked } from '@signet/list'
import type { AskingModel, OpenedModel } from '../../../models/index.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { rowsAfter } from '../sources/page-store.ts'
import { valueIs } from '../sources/question.ts'
import { sortKeys } from '../sources/sort-keys.ts'
import { wanted } from '../sources/wanted.ts'

type Matching = Readonly<{ where: Readonly<Record<string, unknown>>; most: number }>

/** Records whose fields have these values, the newest first. A field that cannot be asked for refuses as a filter does. */
export function matchingRows(
  asking: AskingModel,
  opened: OpenedModel,
  { where, most }: Matching,
): Promise<FoundRow[]> {
  const conditions = Object.entries(where).map(([field, value]) => valueIs(opened, field, asText(value)))
  const records = asked(opened.access, { match: 'all', conditions }, asking.caller.locale)
  const keys = sortKeys(opened.access, undefined, asking.caller.locale)
  return rowsAfter(asking.tx, { ...wanted(asking, opened, records), keys, withCases: true }, null, most)
}

function asText(value: unknown): string | boolean | null {
  if (typeof value === 'boolean') return value
  return value === null || value === undefined || value === '' ? null : String(value)
}
