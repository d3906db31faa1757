import { compileForm, type FormPlan, type TableShape, tablesOf } from '@signet/form'

export type ReadForm = Readonly<{ plan: FormPlan; tables: readonly TableShape[]; mainTable: string }>

/** A definition as the form engine understands it, or its refusal with the path of the mistake. */
export function readForm(definition: unknown): ReadForm {
  const plan = compileForm(definition)
  const tables = tablesOf(plan)
  const main = tables.find(({ parent }) => parent === undefined)
  if (!main) throw new Error('A form without a main table')
  return { plan, tables, mainTable: main.name }
}
