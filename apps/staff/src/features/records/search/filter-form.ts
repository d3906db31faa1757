import {
  type FieldDefinition,
  type FieldValue,
  FormDefinition,
  type FormValues,
  isEmptyValue,
  type LocalizedText,
} from '@signet/form'
import { everyField, kindOf } from '@signet/form/design'
import type { ListDefinition } from '@signet/list'
import { z } from 'zod'
import type { ModelConfig, RecordFilter } from '../queries.ts'
import { filterField, isYesOrNo } from './search-field.ts'

type Search = ListDefinition['searches'][number]
/** The label of one end of a range. */
type NameOfBound = (bound: 'from' | 'to', label: LocalizedText) => LocalizedText
type SearchedField = Readonly<{ search: Search; field: FieldDefinition; isRange: boolean }>
type Condition = Extract<RecordFilter['conditions'][number], { field: string }>

/**
 * The filter of a list as a form: the searched fields with their own controls, never required. A range has
 * two controls. The list's initial filter sets the initial values.
 */
export function filterForm(
  config: ModelConfig,
  nameOf: NameOfBound = (_bound, label) => label,
): FormDefinition {
  const fields = searchedFields(config).flatMap(({ search, field, isRange }, at) => {
    const label = search.label ?? field.label
    const one = { ...filterField(field), key: keyOf(at), label, ...startOf(search) }
    return isRange
      ? [
          { ...one, key: `${keyOf(at)}From`, label: nameOf('from', label) },
          { ...filterField(field), key: `${keyOf(at)}To`, label: nameOf('to', label) },
        ]
      : [one]
  })
  return FormDefinition.parse({ version: 1, key: 'filter', fields })
}

/** The form's values as conditions; undefined when it is empty. */
export function filterOf(config: ModelConfig, values: FormValues): RecordFilter | undefined {
  const conditions = searchedFields(config).flatMap(({ search, field, isRange }, at) => {
    const value = isRange
      ? [boundOf(values[`${keyOf(at)}From`]), boundOf(values[`${keyOf(at)}To`])]
      : (values[keyOf(at)] ?? null)
    return isNothing(value) ? [] : [conditionOf(config, search, isYesOrNo(field) ? value === 'true' : value)]
  })
  return conditions.length > 0 ? { match: 'all', conditions } : undefined
}

function conditionOf(config: ModelConfig, search: Search, value: FieldValue): Condition {
  const operator = search.operator ?? usualOperator(config, search.field)
  const isList = operator === 'anyOf' || operator === 'noneOf'
  return {
    field: search.field,
    operator,
    value: z.json().parse(isList && !Array.isArray(value) ? [value] : value),
  }
}

/** The form's values for a filter, and the conditions that the form cannot show and must keep. */
export function filledWith(
  config: ModelConfig,
  filter: RecordFilter | undefined,
): Readonly<{ values: FormValues; rest: RecordFilter['conditions'] }> {
  if (!filter || filter.match === 'any') return { values: {}, rest: filter ? [filter] : [] }

  const requested = searchedFields(config)
  const taken = new Set<RecordFilter['conditions'][number]>()
  const values = requested.flatMap((one, at) => {
    const { search } = one
    const operator = search.operator ?? usualOperator(config, search.field)
    const condition = filter.conditions.find(
      (part) => 'field' in part && part.field === search.field && part.operator === operator,
    )
    const filled = condition && 'field' in condition ? filledIn(one, at, condition.value) : undefined
    if (!condition || !filled) return []
    taken.add(condition)
    return filled
  })
  return {
    values: Object.fromEntries(values),
    rest: filter.conditions.filter((condition) => !taken.has(condition)),
  }
}

/** The form's filter together with the conditions it cannot show. */
export function withRest(
  filter: RecordFilter | undefined,
  rest: RecordFilter['conditions'],
): RecordFilter | undefined {
  if (rest.length === 0) return filter
  return { match: 'all', conditions: [...(filter?.conditions ?? []), ...rest] }
}

type FilledField = readonly (readonly [string, FieldValue])[]

/** Undefined where the form cannot show such a value. */
function filledIn({ field, isRange }: SearchedField, at: number, value: unknown): FilledField | undefined {
  // The server returns values in the form engine's storage format.
  const read = value as FieldValue
  if (isRange) {
    const [from = null, to = null] = Array.isArray(read) ? read : []
    return [
      [`${keyOf(at)}From`, from],
      [`${keyOf(at)}To`, to],
    ]
  }
  if (isYesOrNo(field)) return [[keyOf(at), String(read)]]
  if (!Array.isArray(read) || Array.isArray(emptyOf(field))) return [[keyOf(at), read]]
  return read.length === 1 ? [[keyOf(at), read[0] ?? null]] : undefined
}

function emptyOf(field: FieldDefinition): FieldValue | undefined {
  const asking = filterField(field)
  const kind = kindOf({ kind: asking.kind })
  return kind?.empty(kind.settings.parse(asking.settings))
}

/** The form's fields that may be searched; system columns are left out. */
function searchedFields(config: ModelConfig): SearchedField[] {
  const form = FormDefinition.safeParse(config.form)
  const fields = new Map(
    form.success ? everyField(form.data.fields).map(({ path, field }) => [path, field]) : [],
  )
  return config.list.searches.flatMap((search) => {
    const field = fields.get(search.field)
    const operator = search.operator ?? usualOperator(config, search.field)
    return field ? [{ search, field, isRange: operator === 'between' }] : []
  })
}

/** The usual operator of a kind: range, one of several, or text search. */
function usualOperator({ fields }: ModelConfig, path: string): Condition['operator'] {
  const allowed = fields.find((field) => field.path === path)?.operators ?? []
  return (
    (['between', 'anyOf', 'contains', 'equals'] as const).find((one) => allowed.includes(one)) ?? 'equals'
  )
}

function startOf({ initial }: Search) {
  return initial ? { default: initial } : {}
}

function keyOf(at: number): string {
  return `f${at}`
}

function isNothing(value: FieldValue): boolean {
  return Array.isArray(value) ? value.every((one: FieldValue) => isEmptyValue(one)) : isEmptyValue(value)
}

function boundOf(value: FieldValue | undefined): FieldValue {
  return value === undefined || isEmptyValue(value) ? null : value
}
