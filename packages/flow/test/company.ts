import { createHash } from 'node:crypto'
import type { Directory, Facts, HolderSet } from '../src/index.ts'

/** Managers: Li manages Chen and Sun, Wang manages Li, and Zhao manages Wang. */
const managers: Readonly<Record<string, string>> = { chen: 'li', li: 'wang', wang: 'zhao', sun: 'li' }

const sets: Readonly<Record<string, readonly string[]>> = {
  'role finance': ['zhao', 'wang'],
  'role everybody': ['li', 'wang', 'zhao', 'chen', 'sun'],
  'role nobody': [],
  'role gone': ['zhou'],
  'position cashier': ['sun'],
  'group board': ['wang', 'zhao', 'li'],
  'department sales': ['chen', 'sun'],
}

const departments: Readonly<Record<string, string>> = { chen: 'sales', sun: 'sales', li: 'head office' }
const heads: Readonly<Record<string, readonly string[]>> = { sales: ['li', 'zhao'] }

/** The people of these tests. Zhou has left the company; Root is the administrator. */
export const people = ['li', 'wang', 'zhao', 'chen', 'sun', 'root'] as const

export const company: Directory = {
  isActive: (person) => people.some((known) => known === person),
  managerOf: (person, levels) =>
    Array.from({ length: levels }).reduce<string | undefined>(
      (below) => (below === undefined ? undefined : managers[below]),
      person,
    ),
  departmentOf: (person) => departments[person],
  headOf: (department, levelsUp) => heads[department]?.[levelsUp],
  holdersOf: ({ kind, id }: HolderSet) => sets[`${kind} ${id}`] ?? [],
  administrators: () => ['root'],
  nameOfSet: ({ kind, id }) => `${kind} ${id}`,
  positionsOf: (person) => (['sun', 'chen'].includes(person) ? ['cashier'] : []),
  companyOf: (person) => (person === 'root' ? 'holding' : 'works'),
  nameOf: (person) => person.charAt(0).toUpperCase() + person.slice(1),
}

/** The `minute`-th minute after the start of a working day. */
export function clockAt(minute: number): string {
  return new Date(Date.UTC(2026, 2, 2, 9, minute)).toISOString()
}

export function factsAt(minute: number, values: Facts['values'] = {}): Facts {
  return {
    now: clockAt(minute),
    values,
    directory: company,
    isAdministrator: (person) => person === 'root',
    digest: (text) => createHash('sha256').update(text).digest('hex'),
  }
}
