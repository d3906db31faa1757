import type { FormPlan } from '@signet/form'
import { evaluate, isProblem, parseFormula } from '@signet/formula'
import type { Condition, ConditionGroup } from './condition.ts'
import { listField } from './list-field.ts'
import { never, type Predicate } from './predicate.ts'
import { predicateOf } from './predicate-of.ts'
import type { Viewer } from './viewer.ts'

/**
 * What an administrator's rules mean for whoever looks. A rule that cannot be understood (any more) is true for no
 * record: nobody sees more because a field has gone.
 */
export function rulesFor(
  form: Pick<FormPlan, 'byPath'>,
  rules: ConditionGroup | undefined,
  viewer: Viewer,
): Predicate {
  if (!rules) return predicateOf({ match: 'all', conditions: [] }, reading(form, viewer))
  return predicateOf(rules, reading(form, viewer))
}

function reading(form: Pick<FormPlan, 'byPath'>, viewer: Viewer) {
  return {
    field: (path: string) => listField(form, path),
    value: (condition: Condition) => valueFor(condition, viewer),
    wrong: () => never,
  }
}

/** Only the moment and the person are known to the formula of a rule; one that fails compares with nothing. */
export function valueFor({ value, formula, variable }: Condition, { around, idsOf }: Viewer): unknown {
  if (variable !== undefined) return idsOf(variable)
  if (formula === undefined) return value

  const parsed = parseFormula(formula, {})
  if (isProblem(parsed)) return undefined
  const result = evaluate(parsed, {}, around)
  return result.ok ? result.value : undefined
}
