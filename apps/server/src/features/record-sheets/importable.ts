import type { RefusalCode } from '@signet/contract'
import { canFill, type FormRights, type PlanField } from '@signet/form'
import { accessWith, highestRights } from '@signet/list'
import { Refusal } from '@signet/std'
import { type AskingModel, type OpenedModel, openAccess } from '../../records/models/index.ts'

export type Importable = Readonly<{
  /** Everything the person may see and do. */
  seen: OpenedModel
  /** Only the grounds that allow import. */
  opened: OpenedModel
  /** Fields and sub-table columns, in form order. */
  fields: readonly PlanField[]
  /** Rights on a new record. */
  rights: FormRights
}>

/** Returns what a person may import. Refuses `records.notAllowed` to people who may import nothing. */
export async function openImportable(asking: AskingModel, modelId: string): Promise<Importable> {
  const seen = await openAccess(asking, modelId)
  const access = accessWith(seen.access, 'import')
  if (access.grounds.length === 0) throw new Refusal<RefusalCode>('records.notAllowed')

  const rights = highestRights(access)
  const fields = seen.model.form.fields.flatMap((field) =>
    canRead(field, rights) && field.kind.holds === 'rows' ? field.columns : field,
  )
  return {
    seen,
    opened: { ...seen, access },
    fields: fields.filter((field) => isCell(field, rights)),
    rights,
  }
}

/** Whether a sheet may fill this field, or for a sub-table, how many rows it may have. */
export function canRead(field: PlanField, rights: FormRights): boolean {
  return field.kind.holds === 'rows' ? canFill(field, rights) : isCell(field, rights)
}

function isCell(field: PlanField, rights: FormRights): boolean {
  return field.kind.holds === 'value' && field.kind.parse !== undefined && canFill(field, rights)
}
