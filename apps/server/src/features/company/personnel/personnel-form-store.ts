import type { Reader } from '@signet/db'
import { compileForm, type FormPlan, type TableShape } from '@signet/form'
import { findFormAboutPeople } from '../../../people/directory/index.ts'

/** The published form about people. */
export type PersonnelForm = Readonly<{ id: string; form: FormPlan; tables: readonly TableShape[] }>

/** Returns the form about people as published; undefined without one in use. */
export async function findPersonnelForm(tx: Reader): Promise<PersonnelForm | undefined> {
  const row = await findFormAboutPeople(tx)
  // Only publishing a form writes `tables`, from `tablesOf`.
  return (
    row && { id: row.formId, form: compileForm(row.definition), tables: row.tables as readonly TableShape[] }
  )
}
