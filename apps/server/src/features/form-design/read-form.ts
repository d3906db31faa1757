import { compileForm, type FormPlan, type TableShape, tablesOf } from '@signet/form'

export type ReadForm = Readonly<{ plan: FormPlan; tables: readonly TableShape[] }>

/** Compiles a definition; refuses with the path of the error. */
export function readForm(definition: unknown): ReadForm {
  const plan = compileForm(definition)
  return { plan, tables: tablesOf(plan) }
}
