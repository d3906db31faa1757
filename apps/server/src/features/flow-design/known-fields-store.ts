import type { Db, Reader } from '@signet/db'
import { compileForm } from '@signet/form'
import { findOpenModel } from '../../records/models/index.ts'

type TenantHandle = Readonly<{ tx: Reader; db: Db; tenant: string }>
type Fields = ReadonlyMap<string, ReadonlySet<string>>

/** Returns the fields of forms with a published list, by form. */
export async function fieldsOfModels(place: TenantHandle, ids: readonly string[]): Promise<Fields> {
  const fields = new Map<string, ReadonlySet<string>>()
  for (const id of new Set(ids)) {
    const model = await findOpenModel(place, id)
    if (model) fields.set(id, new Set(model.form.byPath.keys()))
  }
  return fields
}

/** Returns the fields of the forms of published flows, by flow. */
export async function fieldsOfFlows(
  { tx }: Pick<TenantHandle, 'tx'>,
  ids: readonly string[],
): Promise<Fields> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('flow')
    .innerJoin('flowVersion', 'flowVersion.id', 'flow.publishedVersionId')
    .innerJoin('formVersion', 'formVersion.id', 'flowVersion.formVersionId')
    .where('flow.id', 'in', [...ids])
    .select(['flow.id', 'formVersion.definition'])
    .execute()
  return new Map(rows.map(({ id, definition }) => [id, new Set(compileForm(definition).byPath.keys())]))
}
