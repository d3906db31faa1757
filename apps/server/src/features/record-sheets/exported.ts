import type { contract, Received, RefusalCode } from '@signet/contract'
import { accessWith, fieldFor, type ListField } from '@signet/list'
import { Refusal } from '@signet/std'
import { type AskingModel, type OpenedModel, openAccess } from '../../models/index.ts'
import { meantBy, wantedForList } from '../records/index.ts'

export type ExportAsked = Received<typeof contract.recordSheets.exportRecords>

/** What is to be exported: the records, and the columns in their order. */
export type Exported = Readonly<{
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
  const { withChildren: _, ...wanted } = wantedForList(asking, opened, {
    records: meantBy(asking, opened, asked),
    sort: asked.sort,
  })
  const keys = fields.flatMap((field) =>
    field.from === 'form' ? [field.field.parent ?? field.field.key] : [],
  )
  return { opened, fields, wanted: { ...wanted, fields: new Set(keys) } }
}

function refuseUnknown(field: string): never {
  throw new Refusal<RefusalCode>('list.unknownField', { field })
}
