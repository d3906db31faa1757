import type { FormPlan } from '@signet/form'
import { isProblem, parseFormula, type Scope } from '@signet/formula'
import { type Condition, type ConditionGroup, isGroup } from '../conditions/condition.ts'
import { always } from '../conditions/predicate.ts'
import { predicateOf } from '../conditions/predicate-of.ts'
import type { ListRefusal } from '../refusals.ts'
import { invalidList } from './invalid-list.ts'
import { listField } from './list-field.ts'

/** Refuses `list.definitionInvalid` for rules over fields that are not there, or with values that make no sense for them. */
export function checkRules(form: FormPlan, rules: ConditionGroup, path: string): void {
  predicateOf(rules, {
    field: (field) => listField(form, field),
    value: ({ value, variable }) => (variable === undefined ? value : ['somebody']),
    wrong: (condition, refusal) =>
      isOpenValue(condition, refusal) ? always : invalidList(path, `${condition.field}: ${refusal}`),
  })
  for (const formula of formulasIn(rules)) checkFormula(path, formula, {})
}

/** What a formula or a variable gives is only known when somebody looks. */
function isOpenValue({ formula, variable }: Condition, refusal: ListRefusal): boolean {
  return refusal === 'list.valueRefused' && (formula !== undefined || variable !== undefined)
}

function formulasIn({ conditions }: ConditionGroup): readonly string[] {
  return conditions.flatMap((part) => (isGroup(part) ? formulasIn(part) : (part.formula ?? [])))
}

/** Refuses `list.definitionInvalid` for a formula that does not parse with these names. */
export function checkFormula(at: string, source: string | undefined, scope: Scope): void {
  if (source === undefined) return
  const parsed = parseFormula(source, scope)
  if (isProblem(parsed)) invalidList(at, parsed.code)
}
