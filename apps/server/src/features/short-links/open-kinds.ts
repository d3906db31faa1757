import { type FieldKindName, mayFill, type PlanField, rightsAtStart } from '@signet/form'

/**
 * What strangers may meet. A kind that is not named here stays closed: it may look into the organization, into other
 * records.
 */
const plain: ReadonlySet<string> = new Set<FieldKindName>([
  'input',
  'textarea',
  'number',
  'calculate',
  'date',
  'date-range',
  'time',
  'time-range',
  'radio',
  'checkbox',
  'select',
  'switch',
  'rate',
  'slider',
  'color',
  'sub-table',
  'alert',
  'card',
  'collapse',
  'divider',
  'group-title',
  'row',
  'tab',
  'table-grid',
  'text',
])

/** What a stranger may hand in, and is never shown again. */
const handedIn: ReadonlySet<string> = new Set<FieldKindName>([
  'file-upload',
  'image-upload',
  'rich-text',
  'signature',
])

/** Of an open kind, with choices of its own if any. */
export function isOpen(field: PlanField): boolean {
  return isPlain(field) || handedIn.has(field.kindName)
}

function isPlain({ kindName, kind, settings }: PlanField): boolean {
  return plain.has(kindName) && kind.offers?.(settings) === undefined
}

/** May a stranger fill it in, or see what it calculates of what he filled in? */
export function isForForms(field: PlanField): boolean {
  if (!isOpen(field)) return false
  if (field.kind.holds === 'rows') return field.columns.some(isForForms)
  return field.calculation !== undefined || mayFill(field, rightsAtStart())
}

/** Numbers that the product gave may be shown and asked for, too. */
const shown: ReadonlySet<string> = new Set<FieldKindName>(['bill-rule'])

/** May a stranger who found a record be shown it? */
export function isForAnswers(field: PlanField): boolean {
  return field.kind.holds === 'value' && (isPlain(field) || shown.has(field.kindName))
}

const asked: ReadonlySet<string> = new Set<FieldKindName>(['input', 'number', 'date', 'bill-rule'])

/** May a stranger find a record by its exact value? Not by one of a few choices, which would take no guessing. */
export function isForQuestions(field: PlanField): boolean {
  return isForAnswers(field) && asked.has(field.kindName)
}
