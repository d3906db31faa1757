import type { Around } from '@signet/formula'

/** A set of people named by the organization. */
export type HolderSet = Readonly<{ kind: 'position' | 'role' | 'group' | 'department'; id: string }>

/**
 * Pure look-ups in an in-memory snapshot of the organization. Ids are strings; nobody is `undefined` or an empty list.
 * `managerOf(person, 1)` is the direct manager. `headOf(department, 0)` heads the department itself, 1 the one above it.
 */
export type Directory = Readonly<{
  isActive(person: string): boolean
  managerOf(person: string, levels: number): string | undefined
  departmentOf(person: string): string | undefined
  headOf(department: string, levelsUp: number): string | undefined
  holdersOf(set: HolderSet): readonly string[]
  administrators(): readonly string[]
  nameOf(person: string): string
}>

/** What the outside world says at this moment. `now` is ISO 8601; `values` are the form's, by field key. */
export type Facts = Readonly<{
  now: string
  values: Readonly<Record<string, unknown>>
  directory: Directory
  isAdministrator(person: string): boolean
  /** Time zone, holidays and whatever else formulas may ask; `now` comes from above. */
  around?: Omit<Around, 'now'>
}>
