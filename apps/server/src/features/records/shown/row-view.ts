import type { RecordRow } from '@signet/contract'
import { type FormValues, textOfValue } from '@signet/form'
import type { StepBudget } from '@signet/formula'
import { isEnabled, type ListField, type Rights, rightsOn } from '@signet/list'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { createTurns, type Turns } from '../../../workers/index.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { seenValues } from './seen-values.ts'
import { type RecordReader, readerOf, systemText, systemValue } from './system-value.ts'

/** Steps of the formulas of a page: about a second of work. What exceeds them leaves its action disabled. */
const stepsOfCall = 5_000_000
/** Steps until other calls get their turn; one formula may take 200,000 more. */
const stepsPerTurn = 50_000
/** Steps that take as long as the text of one value. */
const stepsPerValue = 10

type VisibleRow = Readonly<{ row: FoundRow; rights: Rights; values: FormValues }>

/** Returns records as list rows, without hidden values and with texts in the reader's language. */
export async function rowViews(
  asking: AskingModel,
  opened: OpenedModel,
  rows: readonly FoundRow[],
): Promise<RecordRow[]> {
  const { access, viewer, model } = opened
  const seen = seenRows(opened, rows)
  const records = seen.map(({ values }) => values)
  const names = await namesOf(asking, { form: model.form, records, context: viewer.context })
  const reader = { ...readerOf(asking, opened), names }
  const fields = [...access.list.fields.values()]
  const pace = pageOfFormulas()
  const views: RecordRow[] = []
  for (const one of seen) {
    const can = await permissionsOn(opened, one.row, one.rights, pace)
    views.push({
      id: one.row.id,
      version: one.row.version,
      ...textsOfFields(fields, one, reader),
      caseId: one.row.caseId,
      status: one.row.status as RecordRow['status'],
      hasChildren: one.row.hasChildren,
      can,
    })
    await pace.turns.after(countValues(one.values) * stepsPerValue)
  }
  return views
}

type FormulaPace = Readonly<{ turns: Turns; budget: StepBudget }>

function pageOfFormulas(): FormulaPace {
  return { turns: createTurns(stepsPerTurn), budget: { steps: stepsOfCall } }
}

/** Counts the values of a record, with those of its rows. */
export function countValues(values: FormValues): number {
  return Object.values(values).reduce<number>((sum, value) => sum + countIn(value), 0)
}

function countIn(value: FormValues[string]): number {
  return Array.isArray(value) ? value.length * Object.keys(value[0] ?? {}).length : 1
}

/** Returns the rights on each record; records with the same grounds share one result. */
export function seenRows(
  { access }: Pick<OpenedModel, 'access'>,
  rows: readonly FoundRow[],
): readonly VisibleRow[] {
  const known = new Map<string, Readonly<{ rights: Rights; read: (values: FormValues) => FormValues }>>()
  return rows.map((row) => {
    const key = row.met.join()
    const met = known.get(key) ?? visibilityOf(access, row)
    known.set(key, met)
    return { row, rights: met.rights, values: met.read(row.values) }
  })
}

function visibilityOf(access: OpenedModel['access'], { met }: FoundRow) {
  const rights = rightsOn(access, met)
  return { rights, read: seenValues(access.list, rights) }
}

/** A record of a case can be changed only through its case. */
export async function permissionsOn(
  { access, viewer }: OpenedModel,
  row: FoundRow,
  { may }: Rights,
  pace: FormulaPace = pageOfFormulas(),
): Promise<RecordRow['can']> {
  const isFree = row.caseId === null
  const { list } = access
  const actions: string[] = []
  for (const { key } of list.definition.actions.filter((action) => may(action.key))) {
    const before = pace.budget.steps
    if (isEnabled(list, key, row.values, viewer.context, pace.budget)) actions.push(key)
    await pace.turns.after(before - pace.budget.steps)
  }
  return {
    detail: may('detail') || may('edit'),
    edit: may('edit') && isFree,
    remove: may('remove') && isFree,
    print: may('print'),
    case: row.caseId !== null && (row.isOnCase || viewer.isAdministrator),
    actions,
  }
}

type NamedReader = RecordReader & Readonly<{ names: Awaited<ReturnType<typeof namesOf>> }>

function textsOfFields(fields: readonly ListField[], seen: VisibleRow, reader: NamedReader) {
  const columns = fields.filter(({ path }) => seen.rights.seesColumn(path))
  const system = columns.flatMap((field) =>
    field.from === 'record' ? [[field.path, systemValue(field.system, seen.row)] as const] : [],
  )
  return {
    values: { ...seen.values, ...Object.fromEntries(system) },
    texts: Object.fromEntries(columns.map((field) => [field.path, textOf(field, seen, reader)])),
  }
}

/** The text of a sub-table column joins the texts of its rows. */
export function textOf(
  field: ListField,
  { row, values }: Pick<VisibleRow, 'row' | 'values'>,
  reader: NamedReader,
): string {
  if (field.from === 'record') return systemText(field.system, row, reader)
  const { parent, key } = field.field
  if (parent === undefined) return textOfValue(field.field, values[key], reader)

  const rows = values[parent]
  const texts = (Array.isArray(rows) ? rows : []).map((one: FormValues) =>
    textOfValue(field.field, one[key], reader),
  )
  return texts.filter((text) => text !== '').join(reader.locale === 'en-US' ? ', ' : '、')
}
