import { overload, variadic } from '../check/overload.ts'
import type { Value } from '../values/value.ts'
import { functionsOf } from './formula-function.ts'

export const presence = functionsOf('value', [
  {
    name: 'coalesce',
    parameters: ['value', '…'],
    example: ['coalesce(null, 0)', '0'],
    overloads: [variadic('T?', 'T', (values) => values.find((value) => value !== null) ?? null)],
  },
  {
    name: 'has',
    parameters: ['value'],
    example: ["has('')", 'true'],
    overloads: [overload(['T?'], 'boolean', ([value]) => value !== null)],
  },
  {
    name: 'isEmpty',
    parameters: ['value'],
    takesRows: true,
    example: ["isEmpty(' ')", 'true'],
    overloads: [overload(['T?'], 'boolean', ([value]) => isEmpty(value))],
  },
])

/** Missing, blank text, or a list without parts. */
function isEmpty(value: Value): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) ? value.length === 0 : value === null
}
