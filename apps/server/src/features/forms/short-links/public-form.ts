import {
  canFill,
  type FieldDefinition,
  type FieldRight,
  type FormDefinition,
  type FormPlan,
  type FormRights,
  type PlanField,
  rightsAtStart,
} from '@signet/form'
import { visibleForm } from '@signet/list'

export type PublicForm = Readonly<{
  definition: FormDefinition
  rights: FormRights
  /** First closed field that the form contains or its rules read. */
  strange: PlanField | undefined
}>

/** A form for visitors: the fields of the link, and those that their rules read. */
export function publicForm(form: FormPlan, keys: readonly string[]): PublicForm {
  const named = form.fields.filter(({ key }) => keys.includes(key))
  const rights = rightsOver(named)
  const visible = visibleForm(form, rights)
  const fields = visible.fields.flatMap((field) => withoutActions(form, field))
  const read = pathsIn(fields).flatMap((path) => form.byPath.get(path) ?? [])
  return {
    definition: { ...visible, fields },
    rights,
    strange: named.find((field) => !isForForms(field)) ?? read.find((field) => !isOpen(field)),
  }
}

function rightsOver(named: readonly PlanField[]): FormRights {
  const fields = named.flatMap((field) => [field, ...field.columns])
  return {
    otherwise: 'hidden',
    fields: Object.fromEntries(fields.map((field) => [field.path, visitorRightOn(field)])),
  }
}

function visitorRightOn(field: PlanField): FieldRight {
  if (!isForForms(field)) return 'hidden'
  return field.calculation === undefined ? 'write' : 'read'
}

/** Keeps displays that only show text; drops buttons, frames and links to internal pages. */
function withoutActions(form: FormPlan, field: FieldDefinition): readonly FieldDefinition[] {
  const known = form.byPath.get(field.key)
  if (known?.kind.holds === 'nothing' && !isOpen(known)) return []
  if (known?.kind.holds !== 'fields') return [field]
  return [{ ...field, fields: field.fields.flatMap((inside) => withoutActions(form, inside)) }]
}

function pathsIn(fields: readonly FieldDefinition[]): readonly string[] {
  return fields.flatMap(({ key, fields: inside }) => [
    key,
    ...pathsIn(inside),
    ...inside.map((column) => `${key}.${column.key}`),
  ])
}

/** Whether visitors may see the field at all, with its own choices if any. */
function isOpen(field: PlanField): boolean {
  return isPlain(field) || field.kind.open === 'handIn'
}

function isPlain({ kind, settings }: PlanField): boolean {
  return kind.open === 'fill' && kind.offers(settings) === undefined
}

/** Whether visitors may fill it in, or see a value calculated from their input. */
export function isForForms(field: PlanField): boolean {
  if (!isOpen(field)) return false
  if (field.kind.holds === 'rows') return field.columns.some(isForForms)
  return field.calculation !== undefined || canFill(field, rightsAtStart())
}

/** Whether members fill it in but visitors cannot. */
export function isClosed(field: PlanField): boolean {
  return canFill(field, rightsAtStart()) && !isForForms(field)
}

/** Whether visitors may see it in a record that they found. */
export function isForAnswers(field: PlanField): boolean {
  return field.kind.holds === 'value' && (isPlain(field) || field.kind.open === 'show')
}

/** Whether visitors may find a record by its exact value. */
export function isForQuestions(field: PlanField): boolean {
  return isForAnswers(field) && field.kind.findsRecords
}
