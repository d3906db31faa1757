import type { SearchOperator } from '@signet/form'

/** Operators, with the search operator of a field kind that allows each. */
const allowedBy = {
  contains: 'contains',
  notContains: 'contains',
  equals: 'equals',
  notEquals: 'equals',
  anyOf: 'anyOf',
  noneOf: 'anyOf',
  between: 'between',
  atLeast: 'between',
  atMost: 'between',
  isEmpty: 'isEmpty',
  isNotEmpty: 'isEmpty',
} as const satisfies Record<string, SearchOperator>

export type Operator = keyof typeof allowedBy
export const operators = Object.keys(allowedBy) as [Operator, ...Operator[]]

/** Operators for a field with these search operators. */
export function operatorsOf(searches: readonly SearchOperator[]): readonly Operator[] {
  return operators.filter((operator) => searches.includes(allowedBy[operator]))
}

/** Variables that depend on the viewer: oneself, with subordinates, and their organization. */
export const variables = [
  'me',
  'meAndSubordinates',
  'department',
  'departmentAndBelow',
  'organizationAndBelow',
  'position',
] as const
export type Variable = (typeof variables)[number]
