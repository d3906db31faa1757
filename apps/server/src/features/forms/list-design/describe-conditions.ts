import { type FieldValue, textOfValue } from '@signet/form'
import { renameNames } from '@signet/formula'
import { type Condition, ConditionGroup, isGroup, listField } from '@signet/list'
import { fieldName, type ListWords } from './list-words.ts'

/** Returns a group of conditions as one sentence; empty for none. */
export function describeConditions(value: unknown, words: ListWords): string {
  const group = ConditionGroup.safeParse(value)
  return group.success ? describeGroup(group.data, words) : ''
}

function describeGroup({ match, conditions }: ConditionGroup, words: ListWords): string {
  return conditions
    .map((part) => (isGroup(part) ? `(${describeGroup(part, words)})` : describeCondition(part, words)))
    .join(words.t(`list-design.change.${match}`))
}

function describeCondition(condition: Condition, words: ListWords): string {
  const { field, operator } = condition
  const said = `${fieldName(field, words)} ${words.t(`list-design.operator.${operator}`)}`
  return `${said} ${describeComparand(condition, words)}`.trim()
}

function describeComparand({ field, variable, ...operand }: Condition, words: ListWords): string {
  if (variable !== undefined) return words.t(`list-design.variable.${variable}`)
  return describeOperand(field, operand, words)
}

type Operand = Readonly<{ value?: unknown; formula?: string | undefined }>

/** Writes what a field is compared with or filled with: values of the field, or a formula with labels. */
export function describeOperand(field: string, { value, formula }: Operand, words: ListWords): string {
  if (formula !== undefined) return renameNames(formula, (path) => fieldName(path, words))
  const values = Array.isArray(value) ? value : [value]
  return values.map((one) => describeValue(field, one as FieldValue, words)).join(words.t('list-design.and'))
}

/** Writes options as their labels and people as their names. */
function describeValue(path: string, value: FieldValue | undefined, words: ListWords): string {
  const { form, locale, directory, t } = words
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return t(`publication.value.${value}`)
  const field = listField(form, path)
  if (field?.from === 'record' || field?.field.kind.names(field.field.settings) === 'people')
    return typeof value === 'string' ? directory.nameOf(value) : String(value)
  return field ? textOfValue(field.field, value, { locale }) : String(value)
}
