import type { RecordRow } from '@signet/contract'
import { type FormValues, textOfValue } from '@signet/form'
import { isEnabled, type ListField, type Rights, rightsOn } from '@signet/list'
import type { AskingModel, OpenedModel } from '../../../models/index.ts'
import { namesOf } from '../../../references/index.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { type RecordReader, readerOf } from './reader-of.ts'
import { seenValues } from './seen-values.ts'
import { systemText, systemValue } from './system-value.ts'

type Seen = Readonly<{ row: FoundRow; rights: Rights; values: FormValues }>

/** Records as a list shows them: without what their reader may not see, with texts in his language. */
export async function rowViews(
  asking: AskingModel,
  opened: OpenedModel,
  rows: readonly FoundRow[],
): Promise<RecordRow[]> {
  const { access, viewer, model } = opened
  const seen = seenRows(opened, rows)
  const records = seen.map(({ values }) => values)
  const names = await namesOf(asking, { form: model.form, records, around: viewer.around })
  const reader = { ...readerOf(asking, opened), names }
  return seen.map((one) => ({
    id: one.row.id,
    version: one.row.version,
    ...shown([...access.list.fields.values()], one, reader),
    caseId: one.row.caseId,
    status: one.row.status as RecordRow['status'],
    hasChildren: one.row.hasChildren,
    can: allowedOn(opened, one.row, one.rights),
  }))
}

/** What holds on each record. Records met on the same grounds have the same rights. */
export function seenRows(
  { access }: Pick<OpenedModel, 'access'>,
  rows: readonly FoundRow[],
): readonly Seen[] {
  const known = new Map<string, Readonly<{ rights: Rights; read: (values: FormValues) => FormValues }>>()
  return rows.map((row) => {
    const key = row.met.join()
    const met = known.get(key) ?? sightOf(access, row)
    known.set(key, met)
    return { row, rights: met.rights, values: met.read(row.values) }
  })
}

function sightOf(access: OpenedModel['access'], { met }: FoundRow) {
  const rights = rightsOn(access, met)
  return { rights, read: seenValues(access.list, rights) }
}

/** A record of a case is changed in its case. */
export function allowedOn({ access, viewer }: OpenedModel, row: FoundRow, { may }: Rights): RecordRow['can'] {
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
      .filter((key) => may(key) && isEnabled(list, key, row.values, viewer.around)),
  }
}

type Reader = RecordReader & Readonly<{ names: Awaited<ReturnType<typeof namesOf>> }>

function shown(fields: readonly ListField[], seen: Seen, reader: Reader) {
  const columns = fields.filter(({ path }) => seen.rights.seesColumn(path))
  const system = columns.flatMap((field) =>
    field.from === 'record' ? [[field.path, systemValue(field.system, seen.row)] as const] : [],
  )
  return {
    values: { ...seen.values, ...Object.fromEntries(system) },
    texts: Object.fromEntries(columns.map((field) => [field.path, textOf(field, seen, reader)])),
  }
}

/** A column of a sub-table reads as the texts of its rows. */
export function textOf(
  field: ListField,
  { row, values }: Pick<Seen, 'row' | 'values'>,
  reader: Reader,
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
