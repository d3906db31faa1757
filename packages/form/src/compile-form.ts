import { checkDataView } from './check-data-view.ts'
import { checkFills } from './check-fills.ts'
import { compileRules } from './compile-rules.ts'
import { draftForm } from './draft-form.ts'
import type { FormPlan } from './form-plan.ts'
import { layoutOf } from './layout-of.ts'
import { linkFields } from './link-fields.ts'
import { readDefinition } from './read-definition.ts'
import { formScope } from './scope-of.ts'

/**
 * Makes a definition ready to work: kinds looked up, settings parsed, formulas parsed and typed, the order of
 * evaluation found. Done once per definition; everything else takes the plan.
 * Takes any JSON and refuses `form.definitionInvalid`, `form.formulaInvalid` and `form.circularFormula`.
 */
export function compileForm(definition: unknown): FormPlan {
  const parsed = readDefinition(definition)
  const drafts = draftForm(parsed.fields)
  checkFills(drafts)
  const scope = formScope(drafts)
  const { fields, displays, order } = linkFields(compileRules(drafts, scope))
  const all = [...fields, ...displays]
  const byPath = new Map(
    all.flatMap((field) => [field, ...field.columns]).map((field) => [field.path, field]),
  )
  const plan = {
    definition: parsed,
    fields,
    displays,
    order,
    byPath,
    scope,
    layout: layoutOf(parsed.fields, byPath),
  }
  checkDataView(plan)
  return plan
}
