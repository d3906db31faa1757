import type { FormPlan } from '@signet/form'
import { checkActions } from './check-actions.ts'
import { checkFormula } from './check-formula.ts'
import { checkRules } from './check-rules.ts'
import { fieldUses } from './field-uses.ts'
import { invalidList } from './invalid-list.ts'
import type { ListDefinition } from './list-definition.ts'
import { listField } from './list-field.ts'

/** Refuses `list.definitionInvalid` for the first thing in a list that does not fit its form. */
export function checkList(definition: ListDefinition, form: FormPlan): void {
  for (const { at, path, fits } of fieldUses(definition)) {
    const field = listField(form, path) ?? invalidList(at, `names no field ${path}`)
    if (!fits(field)) invalidList(at, `${path} cannot serve here`)
  }
  for (const [place, { initial }] of definition.searches.entries())
    if (initial && 'formula' in initial) checkFormula(`searches.${place}.initial`, initial.formula, {})
  checkLayout(definition)
  checkActions(definition.actions, form)
  if (definition.only) checkRules(form, definition.only, 'only')
}

function checkLayout({ layout, leftTree, group, tree, importing }: ListDefinition): void {
  if (layout === 'leftTree' && !leftTree) invalidList('leftTree', 'is missing')
  if (layout === 'groups' && !group) invalidList('group', 'is missing')
  if (layout === 'tree' && !tree) invalidList('tree', 'is missing')
  if (importing.mode === 'addAndUpdate' && importing.keys.length === 0)
    invalidList('importing.keys', 'are missing')
}
