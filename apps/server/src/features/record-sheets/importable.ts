import type { RefusalCode } from '@signet/contract'
import { type FormRights, mayFill, type PlanField } from '@signet/form'
import { accessWith, rightsAnywhere } from '@signet/list'
import { Refusal } from '@signet/std'
import { type AskingModel, type OpenedModel, openAccess } from '../../models/index.ts'

export type Importable = Readonly<{
  /** With everything that the person may see and do. */
  seen: OpenedModel
  /** With the grounds on which somebody may import, and no others. */
  opened: OpenedModel
  /** Fields, and columns of sub-tables, in the order of the form. */
  fields: readonly PlanField[]
  /** Of a record that is new. */
  rights: FormRights
}>

/** What somebody may read in. Refuses `records.notAllowed` to whoever may import nothing. */
export async function openImportable(asking: AskingModel, modelId: string): Promise<Importable> {
  const seen = await openAccess(asking, modelId)
  const access = accessWith(seen.access, 'import')
  if (access.grounds.length === 0) throw new Refusal<RefusalCode>('records.notAllowed')

  const rights = rightsAnywhere(access)
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

/** May a sheet say what is in this field? Of a sub-table: may it say how many rows there are? */
export function canRead(field: PlanField, rights: FormRights): boolean {
  return field.kind.holds === 'rows' ? mayFill(field, rights) : isCell(field, rights)
}

function isCell(field: PlanField, rights: FormRights): boolean {
  return field.kind.holds === 'value' && field.kind.parse !== undefined && mayFill(field, rights)
}
