import { type Operand, readCalculation } from '@signet/formula'
import type { FieldDefinition } from '../../definition/field-definition.ts'
import { kindOf } from '../kind-of.ts'
import { findField } from '../tree.ts'

type Settings = FieldDefinition['settings']

/** Where a calculated field is: its path tells which row its formula reads. */
type Place = Readonly<{ fields: readonly FieldDefinition[]; path: string }>

/**
 * Settings of a calculated field after a change: a formula that counts nights, days or rows has no decimals, and gets
 * those of its kind back when it becomes another one. Decimals that were chosen stay, and so do other kinds.
 */
export function withPlacesOfCount(field: FieldDefinition, next: Settings, place: Place): Settings {
  const before = formulaOf(field, field.settings)
  const after = formulaOf(field, next)
  if (after === undefined || after === before) return next

  const { precision, ...rest } = next
  if (isWholeResult(after, place)) return precision === undefined ? { ...rest, precision: 0 } : next
  return precision === 0 && isWholeResult(before ?? '', place) ? rest : next
}

function formulaOf({ kind: name }: FieldDefinition, settings: Settings): string | undefined {
  const kind = kindOf({ kind: name })
  const parsed = kind?.settings.safeParse(settings)
  if (!kind?.formula || !parsed?.success || kind.valueType(parsed.data) !== 'number') return undefined
  return kind.formula(parsed.data)
}

/** Whether a formula is a sum of products of whole numbers, at least one of which is no literal. */
function isWholeResult(formula: string, place: Place): boolean {
  const factors = readCalculation(formula)?.parts.flatMap((part) => part.factors) ?? []
  return (
    factors.some(({ operand }) => operand.of !== 'literal') &&
    factors.every(({ by, operand }) => by === '*' && isWhole(operand, place))
  )
}

function isWhole(operand: Operand, { fields, path }: Place): boolean {
  switch (operand.of) {
    case 'span':
      return operand.unit === 'nights' || operand.unit === 'days'
    case 'literal':
      return /^\d+$/.test(operand.text)
    case 'total':
      if (operand.column === undefined) return true
      return operand.function !== 'avg' && hasNoDecimals(fields, `${operand.table}.${operand.column}`)
    case 'field':
      return hasNoDecimals(fields, rowOf(path) + operand.path) || hasNoDecimals(fields, operand.path)
    default:
      return false
  }
}

function hasNoDecimals(fields: readonly FieldDefinition[], path: string): boolean {
  return findField(fields, path)?.field.settings['precision'] === 0
}

const rowOf = (path: string) => (path.includes('.') ? `${path.split('.')[0]}.` : '')
