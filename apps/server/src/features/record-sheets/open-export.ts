import type { contract, ParsedInput, RefusalCode } from '@signet/contract'
import { accessWith, fieldFor, type ListField } from '@signet/list'
import { Refusal } from '@signet/std'
import { type AskingModel, type OpenedModel, openAccess } from '../../records/models/index.ts'
import { isOnlyShown } from '../../records/references/index.ts'
import { predicateOfQuestion, wantedForList } from '../records/index.ts'

export type ExportRequest = ParsedInput<typeof contract.recordSheets.exportRecords>

/** The records and columns to export. */
export type ExportPlan = Readonly<{
  /** Everything the person may see and do. */
  seen: OpenedModel
  /** Only the grounds that allow export. */
  opened: OpenedModel
  wanted: ReturnType<typeof wantedForList>
  fields: readonly ListField[]
}>

/**
 * Returns the permitted part of an export. Refuses `records.notAllowed` to people who may export nothing,
 * and `list.unknownField` for a hidden column.
 */
export async function openExport(asking: AskingModel, request: ExportRequest): Promise<ExportPlan> {
  const seen = await openAccess(asking, request.modelId)
  const access = accessWith(seen.access, 'export')
  if (access.grounds.length === 0) throw new Refusal<RefusalCode>('records.notAllowed')

  const opened = { ...seen, access }
  const paths = request.columns ?? access.list.definition.columns.map(({ field }) => field)
  const known = request.columns ? paths : paths.filter((path) => fieldFor(access, path))
  const fields = known.map((path) => fieldFor(access, path) ?? refuseUnknown(path))
  const {
    withChildren: _children,
    fields: _fields,
    ...wanted
  } = wantedForList(asking, opened, {
    records: predicateOfQuestion(asking, opened, request),
    sort: request.sort,
  })
  const keys = keysOf(fields)
  return { seen, opened, fields, wanted: { ...wanted, ...(keys && { fields: keys }) } }
}

/**
 * Returns the fields to select, as their sub-table for columns; undefined for all, since display fields may
 * depend on any.
 */
function keysOf(fields: readonly ListField[]): ReadonlySet<string> | undefined {
  const own = fields.flatMap((field) => (field.from === 'form' ? [field.field] : []))
  return own.some(isOnlyShown) ? undefined : new Set(own.map(({ parent, key }) => parent ?? key))
}

function refuseUnknown(field: string): never {
  throw new Refusal<RefusalCode>('list.unknownField', { field })
}
