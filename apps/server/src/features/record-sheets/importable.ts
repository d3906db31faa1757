import type { RefusalCode } from '@signet/contract'
import { type FormRights, mayFill, type PlanField } from '@signet/form'
import { accessWith, rightsAnywhere } from '@signet/list'
import { Refusal } from '@signet/std'
import { type AskingModel, type OpenedModel, openAccess } from '../../models/index.ts'

export type Importable = Readonly<{
  /** With the grounds on which somebody may import, and no others. */
  opened: OpenedModel
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
  const fields = seen.model.form.fields.filter(
    (field) => field.kind.holds === 'value' && field.kind.parse !== undefined && mayFill(field, rights),
  )
  return { opened: { ...seen, access }, fields, rights }
}
