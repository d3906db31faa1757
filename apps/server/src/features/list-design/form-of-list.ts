import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { compileForm, type FormPlan } from '@signet/form'
import { Refusal } from '@signet/std'
import { publishedForm } from './list-design-store.ts'

export type FormOfList = Readonly<{ id: string; name: string; form: FormPlan }>

/** Returns the published form of a list. Refuses `design.notFound` and `design.notPublished`. */
export async function formOfList(tx: Reader, formId: string): Promise<FormOfList> {
  const row = await publishedForm(tx, formId)
  if (!row) throw new Refusal<RefusalCode>('design.notFound')
  if (row.definition === null) throw new Refusal<RefusalCode>('design.notPublished')
  return { id: row.id, name: row.name, form: compileForm(row.definition) }
}
