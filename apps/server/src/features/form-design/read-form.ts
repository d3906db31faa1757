import { compileForm, type FormPlan, type TableShape, tablesOf } from '@signet/form'

export type ReadForm = Readonly<{ plan: FormPlan; tables: readonly TableShape[] }>

/** A definition as the form engine understands it, or its refusal with the path of the mistake. */
export function readForm(definition: unknown): ReadForm {
  const plan = compileForm(definition)
  return { plan, tables: tablesOf(plan) }
}
