import type { FormulaContext } from '@signet/formula'
import {
  addMinutes,
  addWorkingMinutes,
  usualWeek,
  type WorkingCalendar,
} from '../calendar/working-calendar.ts'

/** A set of people named by the organization. */
export type HolderSet = Readonly<{ kind: 'position' | 'role' | 'group' | 'department'; id: string }>

/**
 * Pure lookups in an in-memory snapshot of the organization. `managerOf(person, 1)` is the direct manager;
 * `headOf(department, 0)` is the head of the department, 1 of the one above.
 */
export type Directory = Readonly<{
  isActive(person: string): boolean
  /** Whether a person is of another company: only named, never meant by "everyone" or chosen freely. Absent: no one. */
  isExternal?(person: string): boolean
  /** Who takes the place of a person who left, wherever that person is named; absent: no one. */
  successorOf?(person: string): string | undefined
  managerOf(person: string, levels: number): string | undefined
  departmentOf(person: string): string | undefined
  headOf(department: string, levelsUp: number): string | undefined
  /** A department and those above it, nearest first; absent: it alone. */
  departmentsFrom?(department: string): readonly string[]
  holdersOf(set: HolderSet): readonly string[]
  administrators(): readonly string[]
  nameOf(person: string): string
  nameOfSet(set: HolderSet): string
  positionsOf(person: string): readonly string[]
  /** The closest company above the person's department. */
  companyOf(person: string): string | undefined
}>

/** Returns the person, or the active successor of one who left. */
export function inPlaceOf(person: string, directory: Directory): string {
  const seen = new Set<string>()
  let next: string | undefined = person
  while (next !== undefined && !directory.isActive(next) && !seen.has(next)) {
    seen.add(next)
    next = directory.successorOf?.(next)
  }
  return next !== undefined && directory.isActive(next) ? next : person
}

/** Facts from outside the case. `now` is ISO 8601; `values` are the form's, by field key. */
export type Facts = Readonly<{
  now: string
  values: Readonly<Record<string, unknown>>
  directory: Directory
  isAdministrator(person: string): boolean
  /** Whether a person may decide or launch for another on this flow. Absent: never. */
  isAgent?(agent: string, principal: string): boolean
  mayLaunchFor?(person: string, principal: string): boolean
  /** A keyed digest (sha256) that clients cannot forge, for flows that keep unchanged decisions. */
  digest?(text: string): string
  /** Answers of data interfaces (person ids) by `answerKey`, fetched by the caller. */
  answers?: Readonly<Record<string, readonly string[]>>
  /** Working calendar; an ordinary week when absent. */
  calendar?: WorkingCalendar
  /** Context of formulas: time zone, holidays and so on; `now` comes from above. */
  context?: Omit<FormulaContext, 'now'>
}>

/** The caller's working calendar, or an ordinary week. */
export function calendarOf({ calendar, context }: Facts): WorkingCalendar {
  return calendar ?? { timeZone: context?.timeZone ?? 'UTC', week: usualWeek, days: {} }
}

export type MinuteCounting = Readonly<{ inWorkingTime: boolean }>

/** Adds minutes (negative ones too) in working or elapsed time. */
export function shiftTime(
  instant: string,
  minutes: number,
  { inWorkingTime }: MinuteCounting,
  facts: Facts,
): string {
  return inWorkingTime ? addWorkingMinutes(instant, minutes, calendarOf(facts)) : addMinutes(instant, minutes)
}
