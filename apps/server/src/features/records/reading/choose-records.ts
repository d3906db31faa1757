import { contract, type ParsedInput, type RefusalCode } from '@signet/contract'
import {
  allOf,
  anyOf,
  fieldFor,
  type ListField,
  type Predicate,
  recordsFor,
  recordsMatching,
  recordsWithWords,
} from '@signet/list'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { type AskingModel, type OpenedModel, openAccess } from '../../../records/models/index.ts'
import { rowViews, seenRows } from '../shown/row-view.ts'
import { shownPath } from '../shown/shown-texts.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { valueIs } from '../sources/question.ts'
import { sourceOf } from '../sources/source-of.ts'
import { wantedForList } from '../sources/wanted.ts'
import { pageOf, writeCursor } from './list-records.ts'

type Input = ParsedInput<typeof contract.records.choose>

/** Returns the options of a relation field: records and columns that the caller may see. */
export const chooseRecords = serve(contract.records.choose, async (call) => {
  const { input } = call
  const opened = await openAccess(call, input.id)
  const shown = shownField(opened, input)
  const columns = input.columnOptions.split(',').filter(Boolean)
  for (const column of columns) fieldOf(opened, column)
  const records = allOf([
    recordsFor(opened.access),
    ...keywordConditions(call, opened, { input, shown, columns }),
  ])
  const wanted = wantedForList(call, opened, { records })
  const page = input.ids
    ? await chosenPage(call, opened, input)
    : await pageOf(sourceOf(call, opened.model), wanted, input)
  const views = await rowViews(call, opened, page.rows)
  const last = page.rows.at(-1)
  const place = last && page.hasMore ? { values: last.sortedBy, id: last.id } : undefined

  return {
    list: views.map(({ id, texts, values }) => ({
      id,
      text: texts[shown.path] ?? '',
      columns: pickColumns(texts, columns),
      values: pickColumns(values, columns),
    })),
    next: place ? writeCursor(wanted.keys, { place, total: page.total }) : null,
    pagination: { currentPage: input.currentPage ?? 1, pageSize: input.pageSize, total: page.total },
  }
})

/** Returns the requested field, or the list's first column. Refuses `list.unknownField`. */
function shownField(opened: OpenedModel, { relationField }: Input): ListField {
  return fieldOf(opened, relationField ?? shownPath(opened) ?? '')
}

function fieldOf({ access }: OpenedModel, path: string): ListField {
  const field = fieldFor(access, path)
  if (!field) throw new Refusal<RefusalCode>('list.unknownField', { field: path })
  return field
}

async function chosenPage(asking: AskingModel, opened: OpenedModel, { ids = [], propsValue: by }: Input) {
  if (by !== 'id') fieldOf(opened, by)
  const rows = await chosenRows(asking, opened, { ids, by })
  return { rows, total: rows.length, hasMore: false }
}

type ChoiceQuery = Readonly<{ input: Input; shown: ListField; columns: readonly string[] }>

/** Searches the shown field, or the search fields if the shown one holds no text. */
function keywordConditions(
  asking: AskingModel,
  opened: OpenedModel,
  { input, shown, columns }: ChoiceQuery,
): readonly Predicate[] {
  const { keyword = '', queryType } = input
  if (keyword === '') return []

  const { access } = opened
  const paths = [shown.path, ...(queryType === 1 ? columns : [])]
  const wordy = paths.filter((path) => fieldFor(access, path)?.operators.includes('contains'))
  if (wordy.length === 0) return [recordsWithWords(access, keyword) ?? anyOf([])]
  const conditions = wordy.map((field) => ({ field, operator: 'contains' as const, value: keyword }))
  return [recordsMatching(access, { match: 'any', conditions }, asking.caller.locale)]
}

function pickColumns<Part>(
  all: Readonly<Record<string, Part>>,
  columns: readonly string[],
): Record<string, Part> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const part = Object.hasOwn(all, column) ? all[column] : undefined
      return part === undefined ? [] : [[column, part] as const]
    }),
  )
}

const mostChosen = 500

/**
 * Returns the readable records for relation values: ids, or values of the field that the relation stores.
 * Several records may share a value.
 */
export async function chosenRows(
  asking: AskingModel,
  opened: OpenedModel,
  { ids, by }: Readonly<{ ids: readonly string[]; by: string }>,
): Promise<readonly FoundRow[]> {
  const { access } = opened
  if (ids.length === 0 || access.grounds.length === 0) return []
  const source = sourceOf(asking, opened.model)
  if (by === 'id') {
    const wanted = wantedForList(asking, opened, { records: recordsFor(access) })
    return source.byIds(wanted, ids)
  }
  if (!fieldFor(access, by)) return []

  const conditions = ids.map((id) => valueIs(opened, by, id))
  const question = recordsMatching(access, { match: 'any', conditions }, asking.caller.locale)
  const records = allOf([recordsFor(access), question])
  return source.after(wantedForList(asking, opened, { records }), null, mostChosen)
}

const atOnce = 50
const mostEach = 500

/** Returns name and id of readable records whose visible label is one of these names. */
export async function idsCalled(
  asking: AskingModel,
  opened: OpenedModel,
  { label, names }: Readonly<{ label: string; names: readonly string[] }>,
): Promise<readonly (readonly [string, string])[]> {
  const { access } = opened
  const path = label === 'id' ? shownPath(opened) : label
  const field = path === undefined ? undefined : fieldFor(access, path)
  if (field?.from !== 'form' || field.column !== 'text' || !field.operators.includes('equals')) return []

  const source = sourceOf(asking, opened.model)
  const found: (readonly [string, string])[] = []
  for (let at = 0; at < names.length; at += atOnce) {
    const questions = names
      .slice(at, at + atOnce)
      .map((name) =>
        recordsMatching(
          access,
          { match: 'all', conditions: [valueIs(opened, field.path, name)] },
          asking.caller.locale,
        ),
      )
    const wanted = wantedForList(asking, opened, { records: allOf([recordsFor(access), anyOf(questions)]) })
    const rows = await source.after(wanted, null, mostEach)
    for (const { row, values } of seenRows(opened, rows))
      found.push([String(values[field.field.key] ?? ''), row.id])
  }
  return found
}
