import { attributePrefix } from '@signet/contract'
import { type FieldValue, type FormPlan, type FormValues, isEmptyValue, type PlanField } from '@signet/form'
import type { ValueType } from '@signet/formula'
import { isSameJson } from '@signet/std'

/** Names of attributes in member rules (`attribute_grade`) with their types. */
export type AttributeTypes = Readonly<Record<string, ValueType>>

type Attributes = Readonly<Record<string, unknown>>

/** What member rules ask about people beyond the organization: fields of the company's form about them. */
export type PersonAttributes = Readonly<{
  /** The published version of the form; empty without one. */
  formVersion: string
  types: AttributeTypes
  /** The names that were read, which some rule mentions. */
  names: readonly string[]
  /** Values as formulas read them, by person, then by name. */
  of: ReadonlyMap<string, Attributes>
}>

export const noAttributes: PersonAttributes = { formVersion: '', types: {}, names: [], of: new Map() }

const types: readonly (ValueType | undefined)[] = [
  ...(['number', 'text', 'boolean', 'date', 'datetime', 'duration', 'list<text>'] as const),
]

/** Returns the fields that rules can compare: single values that a list could be filtered by. */
export function attributeFields({ fields }: Pick<FormPlan, 'fields'>): readonly PlanField[] {
  return fields.filter(
    ({ kind, settings }) =>
      kind.holds === 'value' &&
      types.includes(kind.valueType(settings)) &&
      kind.searches.some((operator) => operator !== 'isEmpty'),
  )
}

export function attributeTypes(form: Pick<FormPlan, 'fields'>): AttributeTypes {
  return Object.fromEntries(
    attributeFields(form).flatMap(({ key, kind, settings }) => {
      const type = kind.valueType(settings)
      return type === undefined ? [] : [[nameOfAttribute(key), type]]
    }),
  )
}

export function nameOfAttribute(key: string): string {
  return `${attributePrefix}${key}`
}

/** Returns the values of a record that rules can ask about, by field code, without empty ones. */
export function factsOf(
  form: Pick<FormPlan, 'fields'>,
  values: FormValues,
): Readonly<Record<string, FieldValue>> {
  return Object.fromEntries(
    attributeFields(form).flatMap(({ key }) => {
      const value = values[key] ?? null
      return isEmptyValue(value) ? [] : [[key, value]]
    }),
  )
}

/** Returns a stored value as formulas read it. */
export function attributeValue({ kind, settings }: PlanField, stored: FieldValue): unknown {
  // Only `factsOf` and the columns of the record write facts.
  const value = kind.fromColumn ? kind.fromColumn(stored, settings) : stored
  return kind.toFormula ? kind.toFormula(value) : value
}

/** Returns the people of whom an attribute may differ between two readings. */
export function peopleWithChangedAttributes(
  before: PersonAttributes | undefined,
  now: PersonAttributes | undefined,
): readonly string[] {
  if (before === now) return []
  const [old, next] = [before?.of ?? noAttributes.of, now?.of ?? noAttributes.of]
  const gone = [...old.keys()].filter((id) => !next.has(id))
  const changed = [...next].filter(([id, own]) => old.get(id) !== own && !isSameJson(old.get(id), own))
  return [...changed.map(([id]) => id), ...gone]
}
