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
  nameOfSet(set: HolderSet): string
  positionsOf(person: string): readonly string[]
  /** The nearest company above the person's department. */
  companyOf(person: string): string | undefined
}>

/** What the outside world says at this moment. `now` is ISO 8601; `values` are the form's, by field key. */
export type Facts = Readonly<{
  now: string
  values: Readonly<Record<string, unknown>>
  directory: Directory
  isAdministrator(person: string): boolean
  /** Whether somebody may decide on this flow now in another's name, or launch it. Absent: nobody may. */
  isAgent?(agent: string, principal: string): boolean
  mayLaunchFor?(person: string, principal: string): boolean
  /** A digest that nobody can forge (keyed sha256), for flows that keep decisions about what has not changed. */
  digest?(text: string): string
  /** What data interfaces have answered, by `answerKey`: person ids, asked by the caller before it decides. */
  answers?: Readonly<Record<string, readonly string[]>>
  /** When people work. Absent: an ordinary week. */
  calendar?: WorkingCalendar
  /** Time zone, holidays and whatever else formulas may ask; `now` comes from above. */
  around?: Omit<FormulaContext, 'now'>
}>

/** The working calendar that the caller knows, or an ordinary week. */
export function calendarOf({ calendar, around }: Facts): WorkingCalendar {
  return calendar ?? { timeZone: around?.timeZone ?? 'UTC', week: usualWeek, days: {} }
}

export type Pace = Readonly<{ inWorkingTime: boolean }>

/** So many minutes later (earlier when negative), as the limit counts them. */
export function shifted(instant: string, minutes: number, { inWorkingTime }: Pace, facts: Facts): string {
  return inWorkingTime ? addWorkingMinutes(instant, minutes, calendarOf(facts)) : addMinutes(instant, minutes)
}
