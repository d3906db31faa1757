import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import { type FieldValue, type FormValues, isEmptyValue, isPlainObject } from '../values/field-value.ts'
import { joinReferences, type References } from './referent.ts'

type ReferencesOfForm = References & Required<Pick<References, 'people' | 'files'>>

/** Returns the distinct outside ids in the values, to verify before storing and to resolve names. */
export function referencesOf(plan: Pick<FormPlan, 'fields'>, values: FormValues): ReferencesOfForm {
  return { people: [], files: [], ...joinReferences(inFields(plan.fields, values)) }
}

function inFields(fields: readonly PlanField[], values: FormValues): References[] {
  return fields.flatMap((field) => {
    const value = values[field.key] ?? null
    if (field.kind.holds === 'rows') return rowsOf(value).flatMap((row) => inFields(field.columns, row))
    return isEmptyValue(value) ? [] : [field.kind.references?.(value, field.settings) ?? {}]
  })
}

function rowsOf(value: FieldValue): FormValues[] {
  return Array.isArray(value) ? (value.filter(isPlainObject) as FormValues[]) : []
}

const namedThings = ['dictionary', 'interface', 'model', 'billRule', 'flow'] as const
export type ReferencedKind = (typeof namedThings)[number]

/** An outside object that a field needs, by id or code; `name` is empty while none is chosen. */
export type FieldReference = Readonly<{ field: PlanField; thing: ReferencedKind; name: string }>

/**
 * Returns every outside object that the definition names, in reading order. Skips choices without a source, which are
 * harmless, but includes numbers without a rule, which would never get a value.
 */
export function namesOfForm({
  byPath,
  definition,
}: Pick<FormPlan, 'byPath' | 'definition'>): FieldReference[] {
  const answered = [...byPath.values()].find((field) => field.definition.answers !== undefined)
  const { dataView } = definition
  const source: FieldReference[] =
    dataView && answered ? [{ field: answered, thing: 'interface', name: dataView.interface }] : []
  const byFields = [...byPath.values()].flatMap((field) => [
    ...offeredBy(field),
    ...numberedBy(field),
    ...launchedBy(field),
  ])
  return [...source, ...byFields]
}

/**
 * Splits `dictionary:city/code`, `interface:goods/id/name` or `model:<id>/title`, where the name ends at the first
 * slash.
 */
function offeredBy(field: PlanField): FieldReference[] {
  const [word, rest = ''] = field.kind.offers(field.settings)?.split(':') ?? []
  const thing = namedThings.find((one) => one === word)
  return thing ? [{ field, thing, name: rest.split('/')[0] ?? '' }] : []
}

function numberedBy(field: PlanField): FieldReference[] {
  const assignment = field.kind.assignment?.(field.settings)
  return assignment?.from === 'billRule' ? [{ field, thing: 'billRule', name: assignment.rule }] : []
}

function launchedBy(field: PlanField): FieldReference[] {
  const name = field.kind.launches?.(field.settings)
  return name === undefined ? [] : [{ field, thing: 'flow', name }]
}
