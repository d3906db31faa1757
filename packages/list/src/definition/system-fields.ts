import type { Operator } from '../conditions/operators.ts'

/** What every record has besides its form, with what it is like and how it may be asked for. */
export const systemFields = {
  $author: { type: 'person', operators: ['anyOf', 'noneOf'] },
  $createdAt: { type: 'instant', operators: ['between', 'atLeast', 'atMost'] },
  $changedBy: { type: 'person', operators: ['anyOf', 'noneOf'] },
  $changedAt: { type: 'instant', operators: ['between', 'atLeast', 'atMost'] },
  /** Where the author stood when the record was made. */
  $organization: { type: 'organization', operators: ['anyOf', 'noneOf', 'isEmpty', 'isNotEmpty'] },
  $position: { type: 'position', operators: ['anyOf', 'noneOf', 'isEmpty', 'isNotEmpty'] },
  /** How the case stands that the record came with; empty without one. */
  $status: { type: 'status', operators: ['anyOf', 'noneOf', 'isEmpty', 'isNotEmpty'] },
} as const satisfies Record<string, { type: SystemType; operators: readonly Operator[] }>

export type SystemPath = keyof typeof systemFields
export type SystemType = 'person' | 'instant' | 'organization' | 'position' | 'status'

export function isSystemPath(path: string): path is SystemPath {
  return Object.hasOwn(systemFields, path)
}

export const systemPaths = Object.keys(systemFields).filter(isSystemPath)
