import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import type { Problem } from '../problems/problem.ts'
import { type RawRow, type RefusedValue, takeRows, unknownNames } from '../rows/take-rows.ts'
import { canFill, type FormRights } from '../rules/rights.ts'
import { type FormValues, isPlainObject, ownValue } from './field-value.ts'
import type { AssignedValue } from './given.ts'

/** Raw values by key, sub-tables apart; an absent one starts with its default. */
export type RawForm = Readonly<{
  fields: Readonly<Record<string, unknown>>
  rows: Readonly<Record<string, readonly RawRow[]>>
}>

export type TakenValues = Readonly<{
  raw: RawForm
  problems: readonly Problem[]
  refused: readonly RefusedValue[]
}>

type TakeOptions = Readonly<{
  rights: FormRights
  previous?: FormValues | undefined
  given?: AssignedValue | undefined
}>

/** Takes the sent values that the person may change; all others keep the stored value or the default. */
export function takeValues(plan: FormPlan, sent: unknown, options: TakeOptions): TakenValues {
  if (!isPlainObject(sent)) return takeNothing(plan, options)

  const { rights, previous, given } = options
  const taken = plan.fields.map((field) => {
    const options = { rights, previous: previous && ownValue(previous, field.key), isNew: !previous, given }
    return field.kind.holds === 'rows'
      ? takeRows(field, ownValue(sent, field.key), options)
      : takeField(field, ownValue(sent, field.key), options)
  })
  return {
    raw: {
      fields: Object.fromEntries(taken.flatMap((one) => ('raw' in one ? [[one.key, one.raw]] : []))),
      rows: Object.fromEntries(taken.flatMap((one) => ('rows' in one ? [[one.key, one.rows]] : []))),
    },
    problems: [
      ...unknownFields(plan, sent),
      ...taken.flatMap((one) => ('problems' in one ? one.problems : [])),
    ],
    refused: taken.flatMap(({ refused }) => refused),
  }
}

type FieldOptions = Readonly<{
  rights: FormRights
  previous: unknown
  isNew: boolean
  given: AssignedValue | undefined
}>

function takeField(field: PlanField, sent: unknown, { rights, previous, isNew, given }: FieldOptions) {
  const kept = given?.(field) ?? (isNew ? undefined : (previous ?? null))
  if (sent === undefined) return { key: field.key, raw: kept, refused: [] }
  if (canFill(field, rights)) return { key: field.key, raw: sent, refused: [] }

  return { key: field.key, raw: kept, refused: [{ at: field.path, field, sent }] }
}

function takeNothing(plan: FormPlan, options: TakeOptions): TakenValues {
  return { ...takeValues(plan, {}, options), problems: [{ path: '', code: 'form.wrongType' }] }
}

function unknownFields(plan: FormPlan, sent: Readonly<Record<string, unknown>>): Problem[] {
  const known = new Set(plan.fields.map(({ key }) => key))
  return unknownNames(sent, (name) => known.has(name))
}
