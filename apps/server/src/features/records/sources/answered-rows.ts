import { type InterfaceRow, mostAnsweredRows } from '@signet/contract'
import { answeredValue, type DataViewSource, type FormValues } from '@signet/form'
import { wallClock } from '@signet/i18n'
import type { AskingModel, Model } from '../../../models/index.ts'
import { interfaceRows, type Narrowing, narrowedRows, surroundingsOf } from '../../data-interfaces/index.ts'
import { writeAnsweredId } from './answered-id.ts'
import { type Given, parametersOf } from './given-parameters.ts'

/** `key`: the value of its key column; empty where it has none. */
export type AnsweredRow = Readonly<{ id: string; key: string; values: FormValues }>
type Viewed = Readonly<{ model: Model; view: DataViewSource }>
type Asked = Readonly<{
  given: Given
  keys?: readonly string[]
  page?: Readonly<{ offset: number; limit: number }>
}>

export type Answer = Readonly<{ rows: readonly AnsweredRow[]; total: number }>

/**
 * The rows of a data view under these parameters, or those of them with these keys: as many as fit here, or those of a
 * page, and how many there are in all. Refuses what asking an interface refuses.
 */
export async function answeredRows(
  asking: AskingModel,
  { model, view }: Viewed,
  { given, keys, page = { offset: 0, limit: mostAnsweredRows } }: Asked,
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

/** A page of those of them that a narrowing means, in its order; undefined where the source cannot find them by itself. */
export async function narrowedAnswer(
  asking: AskingModel,
  viewed: Viewed,
  { given, page }: Required<Pick<Asked, 'given' | 'page'>>,
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

async function questionOf(asking: AskingModel, { model, view }: Viewed, given: Given) {
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

/** A row whose key is missing, or that of another row as well, can be looked at in the list, not opened. */
function named(
  { model, view }: Viewed,
  rows: readonly InterfaceRow[],
  { given, timeZone, start }: Readonly<{ given: Given; timeZone: string; start: number }>,
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
  { given, timeZone }: Readonly<{ given: Given; timeZone: string }>,
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
