import type { FormPlan } from '@signet/form'
import { buttonKeys } from './buttons.ts'
import { checkFormula } from './check-formula.ts'
import { invalidList } from './invalid-list.ts'
import type { Fill, ListAction } from './list-action.ts'

/** Refuses `list.definitionInvalid` for an action that bears another's name, or works with what the form has not. */
export function checkActions(actions: readonly ListAction[], form: FormPlan): void {
  for (const [place, { key, enabledWhen, does }] of actions.entries()) {
    const at = `actions.${place}`
    const taken: readonly string[] = [...buttonKeys, ...actions.slice(0, place).map((one) => one.key)]
    if (taken.includes(key)) invalidList(`${at}.key`, 'names another button')
    checkFormula(`${at}.enabledWhen`, enabledWhen, form.scope)
    for (const [field, fill] of Object.entries(fillsOf(does))) checkFill(`${at}.does.${field}`, fill, form)
    if (does.kind === 'changeRecords') checkTargets(at, Object.keys(does.set), form)
  }
}

function fillsOf(does: ListAction['does']): Readonly<Record<string, Fill>> {
  if (does.kind === 'changeRecords') return does.set
  return does.kind === 'callInterface' ? does.parameters : does.fills
}

function checkTargets(at: string, keys: readonly string[], { fields }: FormPlan): void {
  const strange = keys.find((key) => !fields.some((field) => field.key === key))
  if (strange !== undefined) invalidList(`${at}.does.set`, `names no field ${strange}`)
}

function checkFill(at: string, fill: Fill, { byPath, scope }: FormPlan): void {
  if ('formula' in fill) checkFormula(at, fill.formula, scope)
  if ('field' in fill && !byPath.has(fill.field)) invalidList(at, `names no field ${fill.field}`)
}
