import type { RefusalCode } from '@signet/contract'
import { allOf, recordsFor, recordsMatching } from '@signet/list'
import { Refusal } from '@signet/std'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { rowsAfter } from '../sources/page-store.ts'
import { valueIs } from '../sources/question.ts'
import { sourceOf } from '../sources/source-of.ts'
import { sortKeys, wanted } from '../sources/wanted.ts'

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

type MatchQuery = Readonly<{ where: Readonly<Record<string, unknown>>; most: number }>

/** Returns readable records with these field values, newest first. Refuses unknown fields as a filter does. */
export function matchingRows(
  asking: AskingModel,
  opened: OpenedModel,
  { where, most }: MatchQuery,
): Promise<FoundRow[]> {
  const conditions = Object.entries(where).map(([field, value]) => valueIs(opened, field, asText(value)))
  const { access } = opened
  const question = recordsMatching(access, { match: 'all', conditions }, asking.caller.locale)
  const records = allOf([recordsFor(access), question])
  const keys = sortKeys(opened.access, undefined, asking.caller.locale)
  return rowsAfter(asking.tx, { ...wanted(asking, opened, records), keys, withCases: true }, null, most)
}

function asText(value: unknown): string | boolean | null {
  if (typeof value === 'boolean') return value
  return value === null || value === undefined || value === '' ? null : String(value)
}
