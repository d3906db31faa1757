import { recordsMatching } from '@signet/list'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { rowsAfter } from '../sources/page-store.ts'
import { valueIs } from '../sources/question.ts'
import { sortKeys } from '../sources/sort-keys.ts'
import { wanted } from '../sources/wanted.ts'

type MatchQuery = Readonly<{ where: Readonly<Record<string, unknown>>; most: number }>

/** Returns records with these field values, newest first. Refuses unknown fields as a filter does. */
export function matchingRows(
  asking: AskingModel,
  opened: OpenedModel,
  { where, most }: MatchQuery,
): Promise<FoundRow[]> {
  const conditions = Object.entries(where).map(([field, value]) => valueIs(opened, field, asText(value)))
  const records = recordsMatching(opened.access, { match: 'all', conditions }, asking.caller.locale)
  const keys = sortKeys(opened.access, undefined, asking.caller.locale)
  return rowsAfter(asking.tx, { ...wanted(asking, opened, records), keys, withCases: true }, null, most)
}

function asText(value: unknown): string | boolean | null {
  if (typeof value === 'boolean') return value
  return value === null || value === undefined || value === '' ? null : String(value)
}
