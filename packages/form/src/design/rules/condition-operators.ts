import type { ConditionOperator, ValueType } from '@signet/formula'
import type { FieldKind } from '../../kind/field-kind.ts'

const order: readonly ConditionOperator[] = ['greater', 'atLeast', 'less', 'atMost', 'equals', 'notEquals']
const presence: readonly ConditionOperator[] = ['isFilled', 'isEmpty']

/** Returns the operators that fit a computed value of a type, the most likely first. */
export function operatorsOfType(type: ValueType): readonly ConditionOperator[] {
  if (type === 'number' || type === 'date' || type === 'datetime') return [...order, ...presence]
  if (type === 'boolean') return ['isTrue', 'isFalse']
  if (type === 'text') return ['equals', 'notEquals', ...presence]
  return presence
}

/** Returns the operators that fit a field, from what its kind answers about its values and searches. */
export function operatorsOfKind(kind: FieldKind, settings: unknown): readonly ConditionOperator[] {
  const type = kind.valueType(settings)
  if (type === undefined) return []
  const isChoice = kind.searches.includes('anyOf')
  if (type === 'list<text>')
    return isChoice && takesId(kind, settings) ? ['includes', 'notIncludes', ...presence] : presence
  if (type !== 'text') return operatorsOfType(type)
  if (kind.searches.includes('contains'))
    return ['contains', 'notContains', 'equals', 'notEquals', 'startsWith', ...presence]
  const several: readonly ConditionOperator[] =
    isChoice && takesSeveral(kind, settings) ? ['anyOf', 'noneOf'] : []
  return ['equals', 'notEquals', ...several, ...presence]
}

/** Whether one id is a value of the kind; a path in a tree is not. */
function takesId(kind: FieldKind, settings: unknown): boolean {
  return kind.value(withSeveral(kind, settings, false) ?? settings).safeParse('a').success
}

function takesSeveral(kind: FieldKind, settings: unknown): boolean {
  return withSeveral(kind, settings, true) !== undefined
}

/** Returns the settings with which the kind takes one value or several; undefined where it cannot. */
export function withSeveral(
  kind: FieldKind,
  settings: unknown,
  multiple: boolean,
): Readonly<Record<string, unknown>> | undefined {
  const changed = { ...(settings as Readonly<Record<string, unknown>>), multiple }
  return kind.settings.safeParse(changed).success ? changed : undefined
}
