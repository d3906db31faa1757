import type { FormPlan } from '@signet/form'
import { checkActions } from './check-actions.ts'
import { checkFormula } from './check-formula.ts'
import { checkRules } from './check-rules.ts'
import { fieldUses } from './field-uses.ts'
import { invalidList } from './invalid-list.ts'
import type { ListDefinition } from './list-definition.ts'
import { type ListField, listField } from './list-field.ts'

/** Refuses `list.definitionInvalid` for the first thing in a list that does not fit its form. */
export function checkList(definition: ListDefinition, form: FormPlan): void {
  checkFields(definition, form)
  for (const [place, { initial }] of definition.searches.entries())
    if (initial && 'formula' in initial) checkFormula(`searches.${place}.initial`, initial.formula, {})
  checkLayout(definition, form)
  checkActions(definition.actions, form)
  if (definition.only) checkRules(form, definition.only, 'only')
}

function checkFields(definition: ListDefinition, form: FormPlan): void {
  for (const { at, path, fits } of fieldUses(definition)) {
    const field = listField(form, path) ?? invalidList(at, `names no field ${path}`)
    if (!fits(field) || (isGiven(field) && !at.startsWith('searches')))
      invalidList(at, `${path} cannot serve here`)
  }
}

/** What gives a parameter to an interface is asked for; no row has a value in it. */
function isGiven(field: ListField): boolean {
  return field.from === 'form' && field.field.definition.asks !== undefined
}

function checkLayout(
  { layout, leftTree, group, tree, importing }: ListDefinition,
  { definition: { dataView } }: FormPlan,
): void {
  if (dataView && layout === 'tree') invalidList('layout', 'has no records above others')
  if (layout === 'leftTree' && !leftTree) invalidList('leftTree', 'is missing')
  if (layout === 'groups' && !group) invalidList('group', 'is missing')
  if (layout === 'tree' && !tree) invalidList('tree', 'is missing')
  if (importing.mode === 'addAndUpdate' && importing.keys.length === 0)
    invalidList('importing.keys', 'are missing')
}
