import type { RecordRow } from '@signet/contract'
import { type FormValues, textOfValue } from '@signet/form'
import { isEnabled, type ListField, type Rights, rightsOn } from '@signet/list'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { seenValues } from './seen-values.ts'
import { type RecordReader, readerOf, systemText, systemValue } from './system-value.ts'

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
  return seen.map((one) => ({
    id: one.row.id,
    version: one.row.version,
    ...textsOfFields([...access.list.fields.values()], one, reader),
    caseId: one.row.caseId,
    status: one.row.status as RecordRow['status'],
    hasChildren: one.row.hasChildren,
    can: permissionsOn(opened, one.row, one.rights),
  }))
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
export function permissionsOn(
  { access, viewer }: OpenedModel,
  row: FoundRow,
  { may }: Rights,
): RecordRow['can'] {
  const isFree = row.caseId === null
  const { list } = access
  return {
    detail: may('detail') || may('edit'),
    edit: may('edit') && isFree,
    remove: may('remove') && isFree,
    print: may('print'),
    case: row.caseId !== null && (row.isOnCase || viewer.isAdministrator),
    actions: list.definition.actions
      .map(({ key }) => key)
      .filter((key) => may(key) && isEnabled(list, key, row.values, viewer.context)),
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
