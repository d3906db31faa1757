import type { FieldDomain, FieldDomains } from '@signet/formula'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import { isEmptyValue } from '../values/field-value.ts'

/**
 * What the fields of a form can hold in formulas, where that is less than their types allow: options of a list, limits
 * and digits of a number. `isAsked` tells whether a field that the form demands is filled in before anything is looked at.
 */
export function domainsOf(plan: FormPlan, isAsked: (path: string) => boolean): FieldDomains {
  return Object.fromEntries(
    plan.fields
      .filter(({ kind }) => kind.holds === 'value')
      .map((field) => [field.path, domainOf(field, isAsked)]),
  )
}

function domainOf(field: PlanField, isAsked: (path: string) => boolean): FieldDomain {
  const { kind, settings, definition, path } = field
  const options = kind.sortedBy?.(settings)
  const isNeverEmpty = definition.required && !field.visible && field.shownBy.length === 0 && isAsked(path)
  return {
    ...(options !== undefined && options !== 'nothing' && options.length > 0 && { values: options }),
    allows: (value) => (isEmptyValue(value) ? !isNeverEmpty : isAcceptable(field, value)),
  }
}

/** Problems that depend on the moment count as possible values. */
function isAcceptable({ kind, settings }: PlanField, value: string | boolean | null): boolean {
  if (kind.toFormula || kind.references) return true

  const read = kind.value(settings).safeParse(value)
  return read.success && kind.problem?.(read.data, settings, { now: '2000-01-01T00:00:00Z' }) === undefined
}
