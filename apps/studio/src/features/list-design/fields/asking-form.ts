import {
  compileForm,
  type FieldKindName,
  type FieldValue,
  FormDefinition,
  type FormPlan,
  schemaOf,
} from '@signet/form'
import { kindOf, runningForm } from '@signet/form/design'
import type { ListField, Operator, SystemType } from '@signet/list'

type ValueControl = Readonly<{ kind: FieldKindName; settings: Readonly<Record<string, unknown>> }>

const systemKinds: Readonly<Record<SystemType, FieldKindName>> = {
  person: 'user-select',
  instant: 'date',
  organization: 'organization-select',
  position: 'position-select',
  status: 'checkbox',
}

type Choice = Readonly<{ id: string; label: string }>

/** A form of one field (two for a range) to enter a condition's value in the field's own control. */
export function conditionForm(field: ListField, operator: Operator, statuses: readonly Choice[]): FormPlan {
  const form = FormDefinition.parse(draftOf(askingOf(field, operator, statuses), operator))
  const plain = () => FormDefinition.parse(draftOf({ kind: 'input', settings: {} }, operator))
  return runningForm(form) ?? compileForm(plain())
}

/** Wraps a single value in a list for the "one of" operator. */
export function conditionValue(operator: Operator, values: Readonly<Record<string, FieldValue>>): FieldValue {
  if (operator === 'between') return [values['from'] ?? null, values['to'] ?? null] as FieldValue
  const value = values['one'] ?? null
  const isList = operator === 'anyOf' || operator === 'noneOf'
  if (!isList || Array.isArray(value)) return value
  return value === null || value === '' ? [] : ([value] as FieldValue)
}

/** The inverse: unwraps a single value where the control takes only one. */
export function filledIn(plan: FormPlan, operator: Operator, value: unknown): Record<string, FieldValue> {
  if (operator === 'between') {
    const [from, to] = Array.isArray(value) ? value : []
    return { from: fitting(plan, 'from', from), to: fitting(plan, 'to', to) }
  }
  return { one: fitting(plan, 'one', value) }
}

function fitting(plan: FormPlan, key: string, value: unknown): FieldValue {
  const field = plan.byPath.get(key)
  const tries: unknown[] = [value, Array.isArray(value) ? value[0] : [value]]
  for (const one of tries) {
    const read = field && schemaOf(field).safeParse(one)
    if (read?.success) return read.data
  }
  return field?.empty ?? null
}

function draftOf(asking: ValueControl, operator: Operator) {
  const keys = operator === 'between' ? ['from', 'to'] : ['one']
  return { version: 1, key: 'asking', fields: keys.map((key) => ({ ...asking, key, label: key })) }
}

function askingOf(field: ListField, operator: Operator, statuses: readonly Choice[]): ValueControl {
  if (operator === 'contains' || operator === 'notContains') return { kind: 'input', settings: {} }
  if (field.from === 'form') {
    const { kindName: kind, definition } = field.field
    return { kind, settings: severally(kind, definition.settings, operator) }
  }
  const kind = systemKinds[field.type]
  return { kind, settings: field.type === 'status' ? { options: statuses } : severally(kind, {}, operator) }
}

/** Allows several values for the "one of" operator, where the kind can. */
function severally(kind: FieldKindName, settings: Readonly<Record<string, unknown>>, operator: Operator) {
  if (operator !== 'anyOf' && operator !== 'noneOf') return settings
  const many = { ...settings, multiple: true }
  const read = kindOf({ kind })?.settings.safeParse(many)
  return read?.success ? many : settings
}
