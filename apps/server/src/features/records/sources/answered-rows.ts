import { type InterfaceRow, mostAnsweredRows } from '@signet/contract'
import { answeredValue, type DataViewSource, type FormPlan, type FormValues } from '@signet/form'
import { wallClock } from '@signet/i18n'
import {
  type Access,
  fieldFor,
  meets,
  type Predicate,
  recordsShowing,
  type SortKey,
  sortedText,
} from '@signet/list'
import { z } from 'zod'
import type { AskingModel, Model } from '../../../records/models/index.ts'
import {
  interfaceRows,
  loadCallerContext,
  narrowedRows,
  type RowFilter,
} from '../../data-interfaces/index.ts'
import type { FoundRow } from './found-row.ts'
import type { RecordQuery } from './select-store.ts'

/** `key` is the value of its key column; empty without one. */
export type AnsweredRow = Readonly<{ id: string; key: string; values: FormValues }>
type DataView = Readonly<{ model: Model; view: DataViewSource }>
type AnswerQuery = Readonly<{
  given: ParameterValues
  keys?: readonly string[]
  page?: Readonly<{ offset: number; limit: number }>
}>

export type Answer = Readonly<{ rows: readonly AnsweredRow[]; total: number }>

/**
 * Queries a data view with these parameters and returns the rows with these keys or of this page, and the
 * total. Refuses what calling an interface refuses.
 */
export async function answeredRows(
  asking: AskingModel,
  { model, view }: DataView,
  { given, keys, page = { offset: 0, limit: mostAnsweredRows } }: AnswerQuery,
): Promise<Answer> {
  const { server, tx } = asking
  const { rows, total } = await interfaceRows(server, tx, {
    ...(await questionOf(asking, { model, view }, given)),
    ...(keys && { ids: { column: view.key, values: keys } }),
    page,
  })
  const { timeZone } = server
  return { rows: identifyRows({ model, view }, rows, { given, timeZone, start: page.offset }), total }
}

/** Returns a page filtered and sorted by the source; undefined where the source cannot do so. */
export async function narrowedAnswer(
  asking: AskingModel,
  viewed: DataView,
  { given, page }: Required<Pick<AnswerQuery, 'given' | 'page'>>,
  narrowing: RowFilter,
): Promise<Answer | undefined> {
  const { server, tx } = asking
  const question = { ...(await questionOf(asking, viewed, given)), page }
  const found = await narrowedRows(server, tx, question, narrowing)
  const { timeZone } = server
  return (
    found && {
      rows: identifyRows(viewed, found.rows, { given, timeZone, start: page.offset }),
      total: found.total,
    }
  )
}

async function questionOf(asking: AskingModel, { model, view }: DataView, given: ParameterValues) {
  const { actor, now } = asking
  return {
    tenant: actor.tenant,
    personId: actor.personId,
    now,
    id: view.interface,
    params: { ...(await fixedParameters(asking, view)), ...parametersOf(model.form, given) },
  }
}

async function fixedParameters({ server, actor, now }: AskingModel, { parameters }: DataViewSource) {
  const context = await loadCallerContext(server, { tenant: actor.tenant, personId: actor.personId, now })
  return Object.fromEntries(
    parameters.map(({ name, gives }) => [name, 'value' in gives ? gives.value : context[gives.surrounding]]),
  )
}

/** Rows with a missing or duplicate key are listed but cannot be opened. */
function identifyRows(
  { model, view }: DataView,
  rows: readonly InterfaceRow[],
  { given, timeZone, start }: Readonly<{ given: ParameterValues; timeZone: string; start: number }>,
): readonly AnsweredRow[] {
  const keys = rows.map((row) => keyIn(row, view.key))
  const counts = Map.groupBy(keys, (key) => key)
  return rows.map((row, at) => {
    const key = keys[at] ?? ''
    const isOwn = key !== '' && counts.get(key)?.length === 1
    const id = isOwn ? writeAnsweredId({ key, given }) : undefined
    return { id: id ?? `~${start + at}`, key, values: valuesOf(model, row, { given, timeZone }) }
  })
}

function keyIn(row: InterfaceRow, column: string): string {
  const value = Object.hasOwn(row, column) ? row[column] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function valuesOf(
  { form }: Model,
  row: InterfaceRow,
  { given, timeZone }: Readonly<{ given: ParameterValues; timeZone: string }>,
): FormValues {
  return Object.fromEntries(
    form.fields.map((field) => {
      const { answers } = field.definition
      if (answers === undefined) return [field.key, given[field.key] ?? null]
      const raw = Object.hasOwn(row, answers) ? row[answers] : null
      return [field.key, answeredValue(field, raw, (text) => wallClock(text, timeZone))]
    }),
  )
}

/** Wraps an interface row as a record without author, changes or case. */
export function answeredFound({ access, keys }: RecordQuery, { id, values }: AnsweredRow): FoundRow {
  const { grounds } = access
  return {
    id,
    values,
    version: 1,
    authorId: null,
    createdAt: '',
    changedById: null,
    changedAt: '',
    organizationId: null,
    postId: null,
    caseId: null,
    status: null,
    isOnCase: false,
    hasChildren: false,
    met: grounds.map(({ records }) => meets(records, values)),
    sortedBy: keys.map((key) => placeOf(key, values)),
  }
}

function placeOf({ field }: SortKey, values: FormValues): string | null {
  const value = field.from === 'form' ? values[field.field.key] : null
  return value === null || value === undefined ? null : sortedText(String(value))
}

/** Id of an interface row: its key value and the parameters of its query. */
export type AnsweredId = Readonly<{ key: string; given: Readonly<Record<string, string | boolean>> }>

const plain = /^[\w.-]{1,80}$/
const longest = 400
const Written = z.tuple([z.string().min(1), z.record(z.string(), z.union([z.string(), z.boolean()]))])

/** Returns undefined when the id would exceed the limit. */
function writeAnsweredId({ key, given }: AnsweredId): string | undefined {
  if (plain.test(key) && Object.keys(given).length === 0) return key
  const id = `~${Buffer.from(JSON.stringify([key, given])).toString('base64url')}`
  return id.length > longest ? undefined : id
}

/** Returns undefined for an id of another shape. */
export function readAnsweredId(id: string): AnsweredId | undefined {
  if (!id.startsWith('~')) return { key: id, given: {} }
  const read = Written.safeParse(parseIdJson(Buffer.from(id.slice(1), 'base64url').toString()))
  return read.success ? { key: read.data[0], given: read.data[1] } : undefined
}

function parseIdJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parameters for an interface, by field key. */
export type ParameterValues = Readonly<Record<string, string | boolean>>

/** Returns the parameters that a query fixes for all its rows. */
export function givenIn(records: Predicate): ParameterValues {
  return Object.fromEntries(partsOf(records).flatMap((part) => givenBy(part) ?? []))
}

/** Whether a query consists of parameters only. */
export function asksOnly(records: Predicate): boolean {
  return partsOf(records).every((part) => givenBy(part) !== undefined)
}

function partsOf(records: Predicate): readonly Predicate[] {
  return records.kind === 'all' ? records.of : [records]
}

function givenBy(part: Predicate): (readonly [string, string | boolean])[] | undefined {
  if (part.kind !== 'test' || part.not || part.test.is !== 'equals' || part.field.from !== 'form')
    return undefined
  const { definition, key } = part.field.field
  return definition.asks === undefined ? undefined : [[key, part.test.value]]
}

/** Whether all keys are parameter fields that this person may filter by. */
export function mayGive(access: Access, given: ParameterValues): boolean {
  return Object.keys(given).every(
    (key) =>
      access.list.form.byPath.get(key)?.definition.asks !== undefined &&
      fieldFor(access, key) !== undefined &&
      recordsShowing(access, key) === undefined,
  )
}

/** Renames field keys to parameter names. */
function parametersOf({ byPath }: Pick<FormPlan, 'byPath'>, given: ParameterValues): ParameterValues {
  const named = Object.entries(given).flatMap(([key, value]) => {
    const name = byPath.get(key)?.definition.asks
    return name === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(named)
}
