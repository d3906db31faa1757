import type { SearchOperator } from '@signet/form'

/** Every way to ask for a field, with the search operator of its kind that allows it. */
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

/** What may be asked of a field whose kind is searched like this. */
export function operatorsOf(searches: readonly SearchOperator[]): readonly Operator[] {
  return operators.filter((operator) => searches.includes(allowedBy[operator]))
}

/** Ids that depend on who looks: oneself, with everybody below, and where one stands in the organization. */
export const variables = [
  'me',
  'meAndSubordinates',
  'department',
  'departmentAndBelow',
  'organizationAndBelow',
  'position',
] as const
export type Variable = (typeof variables)[number]
