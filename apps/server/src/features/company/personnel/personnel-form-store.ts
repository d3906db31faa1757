import type { Reader } from '@signet/db'
import { compileForm, type FormPlan, type TableShape } from '@signet/form'
import { sql } from 'kysely'
import { isFormIn, isNot } from '../../../publication/index.ts'

/** The published form about people. */
export type PersonnelForm = Readonly<{ id: string; form: FormPlan; tables: readonly TableShape[] }>

/** Returns the form about people as published; undefined without one in use. */
export async function findPersonnelForm(tx: Reader): Promise<PersonnelForm | undefined> {
  const row = await tx
    .selectFrom('form')
    .innerJoin('formVersion', (join) =>
      join
        .onRef('formVersion.formId', '=', 'form.id')
        .onRef('formVersion.version', '=', 'form.publishedVersion'),
    )
    .where(sql<boolean>`form.draft ->> 'about' = 'person'`)
    .where(isNot(isFormIn(['archived', 'deleted'])))
    .select(['form.id', 'formVersion.definition', 'formVersion.tables'])
    .executeTakeFirst()
  // Only publishing a form writes `tables`, from `tablesOf`.
  return row && { id: row.id, form: compileForm(row.definition), tables: row.tables as readonly TableShape[] }
}
