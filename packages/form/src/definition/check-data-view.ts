import { Refusal } from '@signet/std'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'

const plainTypes: readonly (string | undefined)[] = ['text', 'numeric', 'date', 'timestamp', 'boolean']

/**
 * Checks that each field of a data view either shows a column or sets a parameter, and holds one plain value that
 * people enter; fields of other forms do neither. Refuses `form.definitionInvalid`.
 */
export function checkDataView({ definition, fields, displays }: FormPlan): void {
  const { dataView } = definition
  const all = [...fields, ...fields.flatMap(({ columns }) => columns)]
  if (!dataView) {
    all.forEach(refuseAnswering)
    return
  }

  if (definition.about) refuse('about', 'is a data view')
  all.forEach(refuseUnplain)
  if (dataView.interface === '') refuse('dataView.interface', 'is missing')
  if (dataView.key === '') refuse('dataView.key', 'is missing')
  if (displays.length > 0) refuse('fields', 'shows something beside values')
  if (!fields.some((field) => field.definition.answers !== undefined)) refuse('fields', 'shows no column')
  refuseTwice(fields, dataView.parameters)
}

function refuseAnswering({ path, definition: { answers, asks } }: PlanField): void {
  if (answers !== undefined || asks !== undefined) refuse(path, 'is no data view')
}

function refuseUnplain(field: PlanField): void {
  const { answers, asks } = field.definition
  if ((answers === undefined) === (asks === undefined))
    refuse(field.path, 'neither shows a column nor gives a parameter, or does both')
  if (answers === '') refuse(field.path, 'names no column')
  if (!isPlain(field)) refuse(field.path, 'cannot hold a value of an answer')
}

function refuseTwice(fields: readonly PlanField[], given: readonly Readonly<{ name: string }>[]): void {
  const names = [
    ...fields.flatMap(({ definition: { asks } }) => asks ?? []),
    ...given.map(({ name }) => name),
  ]
  if (new Set(names).size < names.length) refuse('dataView.parameters', 'gives a parameter twice')
}

function isPlain({ kind, settings, parent }: PlanField): boolean {
  if (parent !== undefined || kind.holds !== 'value') return false
  const isAutomatic = Boolean(kind.fill || kind.formula?.(settings) || kind.assignment?.(settings))
  return !isAutomatic && plainTypes.includes(kind.column(settings)?.type)
}

function refuse(path: string, reason: string): never {
  throw new Refusal('form.definitionInvalid', { path, reason })
}
