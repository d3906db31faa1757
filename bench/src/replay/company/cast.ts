import { type Course, defaultApprover, unknownRole } from '../course/course.ts'
import type { Trace } from '../log/trace.ts'

/** The people in a log. A resource is empty where the log names none. */
export type Cast = Readonly<{
  /** Resources that start cases, and resources that record and end what no known person does. */
  starters: Set<string>
  administrators: Set<string>
  /** The names of the people in roles by `personKey`. */
  people: Map<string, string>
  /** The people of each role. */
  roles: Map<string, Set<string>>
}>

export function newCast(): Cast {
  return { starters: new Set(), administrators: new Set(), people: new Map(), roles: new Map() }
}

/** The same resource in two roles is two people: such logs use one name for all employees. */
export function personKey(role: string, resource: string): string {
  return `${role}\n${resource}`
}

export function noteCourseCast(cast: Cast, { steps, starter }: Course): void {
  cast.starters.add(starterOf({ steps, starter }))
  for (const { action, resource } of steps) {
    if (!action || (action.verb === 'REJECTED' && action.role === unknownRole))
      cast.administrators.add(resource)
    else if (action.verb !== 'SAVED' && action.verb !== 'SUBMITTED' && !isWithdrawal(action, starter))
      notePerson(cast, action.role, { key: personKey(action.role, resource), name: resource || action.role })
  }
}

/** Adds an approver for documents that no one in the log ever decides. */
export function noteDefaultApprover(cast: Cast): void {
  notePerson(cast, defaultApprover, { key: personKey(defaultApprover, ''), name: defaultApprover })
}

/** Returns the resource that starts a document. */
export function starterOf({ steps, starter }: Pick<Course, 'steps' | 'starter'>): string {
  return steps.find(({ action }) => action?.role === starter)?.resource ?? ''
}

/** In a log of plain steps every activity is a role of the people who performed it, and there is no starter. */
export function noteStepCast(cast: Cast, { events }: Trace): void {
  for (const { activity, resource } of events) {
    const key = resource || activity
    notePerson(cast, activity, { key, name: key })
  }
}

function isWithdrawal({ verb, role }: { verb: string; role: string }, starter: string): boolean {
  return verb === 'REJECTED' && role === starter
}

function notePerson(
  { people, roles }: Cast,
  role: string,
  { key, name }: Readonly<{ key: string; name: string }>,
): void {
  people.set(key, name)
  roles.set(role, (roles.get(role) ?? new Set()).add(key))
}
