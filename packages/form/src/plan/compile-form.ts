import { Refusal } from '@signet/std'
import { checkDataView } from '../definition/check-data-view.ts'
import type { DraftField } from '../definition/draft-field.ts'
import { draftForm } from '../definition/draft-form.ts'
import type { FieldDefinition } from '../definition/field-definition.ts'
import { isFilledByPeople } from '../definition/is-filled-by-people.ts'
import { readDefinition } from '../definition/read-definition.ts'
import { compileRules } from '../rules/compile-rules.ts'
import { formScope } from '../rules/scope-of.ts'
import type { FormPlan, LayoutNode, PlanField } from './form-plan.ts'
import { linkFields } from './link-fields.ts'

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

/** The fields as they stand on the screen: layouts with what is inside them. */
function layoutOf(
  definitions: readonly FieldDefinition[],
  byPath: ReadonlyMap<string, PlanField>,
): LayoutNode[] {
  return definitions.flatMap(({ key, fields }) => {
    const field = byPath.get(key)
    if (!field) return []
    return [{ field, inside: field.kind.holds === 'fields' ? layoutOf(fields, byPath) : [] }]
  })
}

/** Whatever fills other fields may fill only fields that are there and that people fill. Refuses `form.definitionInvalid`. */
function checkFills(drafts: readonly DraftField[]): void {
  for (const field of drafts) {
    checkField(field, [drafts])
    for (const column of field.columns) checkField(column, [field.columns, drafts])
  }
}

/** A column fills its row first, then the form. */
function checkField(field: DraftField, around: readonly (readonly DraftField[])[]): void {
  for (const key of field.kind.fills?.(field.settings) ?? []) {
    const target = around.flatMap((fields) => fields.filter((one) => one.key === key))[0]
    if (!target || !isFilledByPeople(target)) refuse(field, key)
  }
}

function refuse({ at }: DraftField, key: string): never {
  const path = [...at, 'settings'].join('.')
  throw new Refusal('form.definitionInvalid', {
    path,
    reason: `fills ${key}, which is no field that people fill`,
  })
}
