import type { AdministrationArea, Endpoint, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Call, ReadCall } from '../../http/serve.ts'
import {
  type Administration,
  administrationOf,
  applicationsRunBy,
  type Snapshot,
} from '../directory/index.ts'

/**
 * Returns the organizations of the posts that a person gets or gives up; null, which is the top level, for a post that
 * is unknown and for a person who would hold none.
 */
export function unitsOfChange(
  { posts, postsOf }: Snapshot,
  person: string,
  next: readonly string[] | undefined,
): readonly (string | null)[] {
  if (!next) return []
  if (next.length === 0) return [null]
  const held = postsOf(person).map(({ id }) => id)
  const changed = [...next.filter((id) => !held.includes(id)), ...held.filter((id) => !next.includes(id))]
  return changed.map((id) => posts.get(id)?.organizationId ?? null)
}

/** What a call touches. Organizations are named with the change that needs all of them; null is the top level. */
type Touched = Readonly<{
  units?: readonly (string | null)[]
  people?: readonly (string | null | undefined)[]
  circles?: readonly string[]
}>

type Touching = Pick<Call<Endpoint>, 'actor' | 'server'> | Pick<ReadCall, 'actor' | 'server'>

/**
 * Refuses `grades.notYours` for what is outside the part of the company that the acting person administers, and
 * `grades.moreThanYours` for people who administer more than that.
 */
export async function refuseOutside(
  call: Touching,
  area: AdministrationArea,
  touched: Touched,
): Promise<void> {
  const code = await refusalOutside(call, area, touched)
  if (code) throw new Refusal<RefusalCode>(code)
}

/** Whether `refuseOutside` lets the acting person do it. */
export async function isWithin(call: Touching, area: AdministrationArea, touched: Touched): Promise<boolean> {
  return (await refusalOutside(call, area, touched)) === undefined
}

async function refusalOutside(
  { actor, server }: Touching,
  area: AdministrationArea,
  { units = [], people = [], circles = [] }: Touched,
): Promise<'grades.notYours' | 'grades.moreThanYours' | undefined> {
  if (actor.isAdministrator) return undefined
  const directory = await server.directories.of(actor.tenant)
  const own = administrationOf(directory, actor.personId)
  const named = people.filter((id) => id != null)
  const isOwn =
    units.every((id) => own.hasUnit(area, id)) &&
    named.every((id) => own.hasPerson(area, id)) &&
    circles.every(own.hasCircle)
  if (!isOwn) return 'grades.notYours'
  const isTooMuch =
    named.some((id) => hasMoreThan(directory, own, id)) ||
    circles.some((id) => givesMoreThan(directory, own, id))
  return isTooMuch ? 'grades.moreThanYours' : undefined
}

/** The account of somebody who administers more is not theirs to change, also while it is disabled. */
function hasMoreThan(directory: Snapshot, own: Administration, id: string): boolean {
  return (
    Boolean(directory.people.get(id)?.isAdministrator) ||
    !directory.gradesOf(id).every(own.covers) ||
    !applicationsRunBy(directory, id).every(own.hasApplication)
  )
}

/** A group that administers applications gives them to everyone who joins it. */
function givesMoreThan({ applicationAdministrators }: Snapshot, own: Administration, id: string): boolean {
  return applicationAdministrators.some(
    ({ kind, holderId, applicationId }) =>
      kind === 'group' && holderId === id && !own.hasApplication(applicationId),
  )
}
