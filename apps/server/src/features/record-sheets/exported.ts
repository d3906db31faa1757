import type { contract, Received, RefusalCode } from '@signet/contract'
import { accessWith, fieldFor, type ListField } from '@signet/list'
import { Refusal } from '@signet/std'
import { type AskingModel, type OpenedModel, openAccess } from '../../models/index.ts'
import { isOnlyShown } from '../../references/index.ts'
import { meantBy, wantedForList } from '../records/index.ts'

export type ExportAsked = Received<typeof contract.recordSheets.exportRecords>

/** What is to be exported: the records, and the columns in their order. */
export type Exported = Readonly<{
  /** With everything that the person may see and do. */
  seen: OpenedModel
  /** With the grounds on which somebody may export, and no others. */
  opened: OpenedModel
  wanted: ReturnType<typeof wantedForList>
  fields: readonly ListField[]
}>

/**
 * What somebody may take out of what he asks for. Refuses `records.notAllowed` to whoever may export nothing, and
 * `list.unknownField` for a column that is not for him.
 */
export async function exported(asking: AskingModel, asked: ExportAsked): Promise<Exported> {
  const seen = await openAccess(asking, asked.modelId)
  const access = accessWith(seen.access, 'export')
  if (access.grounds.length === 0) throw new Refusal<RefusalCode>('records.notAllowed')

  const opened = { ...seen, access }
  const paths = asked.columns ?? access.list.definition.columns.map(({ field }) => field)
  const known = asked.columns ? paths : paths.filter((path) => fieldFor(access, path))
  const fields = known.map((path) => fieldFor(access, path) ?? refuseUnknown(path))
  const {
    withChildren: _children,
    fields: _fields,
    ...wanted
  } = wantedForList(asking, opened, {
    records: meantBy(asking, opened, asked),
    sort: asked.sort,
  })
  const keys = keysOf(fields)
  return { seen, opened, fields, wanted: { ...wanted, ...(keys && { fields: keys }) } }
}

/** The fields to select, each or its sub-table; undefined for all: what is only shown depends on any of them. */
function keysOf(fields: readonly ListField[]): ReadonlySet<string> | undefined {
  const own = fields.flatMap((field) => (field.from === 'form' ? [field.field] : []))
  return own.some(isOnlyShown) ? undefined : new Set(own.map(({ parent, key }) => parent ?? key))
}

function refuseUnknown(field: string): never {
  throw new Refusal<RefusalCode>('list.unknownField', { field })
}
