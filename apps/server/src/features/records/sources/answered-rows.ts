import { type InterfaceRow, mostAnsweredRows } from '@signet/contract'
import { answeredValue, type DataViewSource, type FormValues } from '@signet/form'
import { wallClock } from '@signet/i18n'
import type { AskingModel, Model } from '../../../records/models/index.ts'
import { interfaceRows, type Narrowing, narrowedRows, surroundingsOf } from '../../data-interfaces/index.ts'
import { writeAnsweredId } from './answered-id.ts'
import { type ParameterValues, parametersOf } from './given-parameters.ts'

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
  return { rows: named({ model, view }, rows, { given, timeZone, start: page.offset }), total }
}

/** Returns a page filtered and sorted by the source; undefined where the source cannot do so. */
export async function narrowedAnswer(
  asking: AskingModel,
  viewed: DataView,
  { given, page }: Required<Pick<AnswerQuery, 'given' | 'page'>>,
  narrowing: Narrowing,
): Promise<Answer | undefined> {
  const { server, tx } = asking
  const question = { ...(await questionOf(asking, viewed, given)), page }
  const found = await narrowedRows(server, tx, question, narrowing)
  const { timeZone } = server
  return (
    found && { rows: named(viewed, found.rows, { given, timeZone, start: page.offset }), total: found.total }
  )
}

async function questionOf(asking: AskingModel, { model, view }: DataView, given: ParameterValues) {
  const { actor, now } = asking
  return {
    tenant: actor.tenant,
    personId: actor.personId,
    now,
    id: view.interface,
    params: { ...(await fixed(asking, view)), ...parametersOf(model.form, given) },
  }
}

async function fixed({ server, actor, now }: AskingModel, { parameters }: DataViewSource) {
  const around = await surroundingsOf(server, { tenant: actor.tenant, personId: actor.personId, now })
  return Object.fromEntries(
    parameters.map(({ name, gives }) => [name, 'value' in gives ? gives.value : around[gives.surrounding]]),
  )
}

/** Rows with a missing or duplicate key are listed but cannot be opened. */
function named(
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
