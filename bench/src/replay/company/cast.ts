import { type Course, missing, nobodyInParticular } from '../course/course.ts'
import type { Trace } from '../log/trace.ts'

/** Who plays in a log. A resource is empty where the log names none. */
export type Cast = Readonly<{
  /** The resources that begin cases, and those that note and end what nobody in particular does. */
  starters: Set<string>
  administrators: Set<string>
  /** Every person in a role by `personKey`. */
  people: Map<string, string>
  /** The persons of each role. */
  roles: Map<string, Set<string>>
}>

export function newCast(): Cast {
  return { starters: new Set(), administrators: new Set(), people: new Map(), roles: new Map() }
}

/** The same resource in two roles is two people: such logs call everybody alike. */
export function personKey(role: string, resource: string): string {
  return `${role}\n${resource}`
}

export function noteCourseCast(cast: Cast, { steps, starter }: Course): void {
  cast.starters.add(starterOf({ steps, starter }))
  for (const { deed, resource } of steps) {
    if (!deed || (deed.verb === 'REJECTED' && deed.role === missing)) cast.administrators.add(resource)
    else if (deed.verb !== 'SAVED' && deed.verb !== 'SUBMITTED' && !isTakingBack(deed, starter))
      notePerson(cast, deed.role, { key: personKey(deed.role, resource), name: resource || deed.role })
  }
}

/** Somebody has to be there for documents that nobody in the log ever decides. */
export function noteNobody(cast: Cast): void {
  notePerson(cast, nobodyInParticular, { key: personKey(nobodyInParticular, ''), name: nobodyInParticular })
}

/** The resource that begins a document. */
export function starterOf({ steps, starter }: Pick<Course, 'steps' | 'starter'>): string {
  return steps.find(({ deed }) => deed?.role === starter)?.resource ?? ''
}

/** In a log of plain steps every activity is a role of those who ever did it, and nobody begins anything. */
export function noteStepCast(cast: Cast, { events }: Trace): void {
  for (const { activity, resource } of events) {
    const key = resource || activity
    notePerson(cast, activity, { key, name: key })
  }
}

function isTakingBack({ verb, role }: { verb: string; role: string }, starter: string): boolean {
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
