import { type AdministrationArea, areasByPart, type CallArea } from '@signet/contract'
import { type Actor, everyArea, noArea } from '../../http/actor.ts'
import type { Grade, Snapshot } from './snapshot.ts'

/** What a grade gives, whether or not it is stored. */
export type Given = Pick<Grade, 'areas' | 'isWhole' | 'organizationIds' | 'circleIds'>

/** What one person administers: everything, or what the person's grades give. */
export type Administration = Readonly<{
  isEverything: boolean
  /** Whether an organization and all below belongs to the person's part; null asks for the whole company. */
  hasUnit: (area: AdministrationArea, id: string | null) => boolean
  /** By the main department. Those without one belong only to the whole company. */
  hasPerson: (area: AdministrationArea, id: string) => boolean
  hasCircle: (id: string) => boolean
  hasApplication: (id: string) => boolean
  /** Whether nothing that is given is more than the person administers. */
  covers: (given: Given) => boolean
}>

export function administrationOf(directory: Snapshot, person: string): Administration {
  const isEverything = directory.administrators().includes(person)
  const grades = directory.gradesOf(person)
  const withArea = (area: AdministrationArea) => grades.filter(({ areas }) => areas.includes(area))
  const parts = new Map<AdministrationArea, Part>()
  const hasUnit = (area: AdministrationArea, id: string | null) => {
    if (isEverything) return true
    const part = parts.get(area) ?? partOf(directory, withArea(area))
    parts.set(area, part)
    return part === 'whole' || (id !== null && part.has(id))
  }
  const hasCircle = (id: string) =>
    isEverything || withArea('roles').some(({ circleIds }) => circleIds.includes(id))
  const coversArea = (area: AdministrationArea, { isWhole, organizationIds }: Given) => {
    if (!areasByPart.has(area)) return withArea(area).length > 0
    return isWhole ? hasUnit(area, null) : organizationIds.every((id) => hasUnit(area, id))
  }

  return {
    isEverything,
    hasUnit,
    hasPerson: (area, id) => hasUnit(area, directory.departmentOf(id) ?? null),
    hasCircle,
    hasApplication: (id) =>
      isEverything ||
      withArea('applications').length > 0 ||
      applicationsRunBy(directory, person).includes(id),
    covers: (given) =>
      isEverything ||
      (given.areas.every((area) => coversArea(area, given)) && given.circleIds.every(hasCircle)),
  }
}

type Part = 'whole' | ReadonlySet<string>

function partOf(directory: Snapshot, grades: readonly Given[]): Part {
  if (grades.some(({ isWhole }) => isWhole)) return 'whole'
  const roots = grades.flatMap(({ organizationIds }) => organizationIds)
  return new Set(roots.flatMap((id) => directory.subtreeOf(id)).map(({ id }) => id))
}

/** Returns the areas in which a person administers anything. */
export function areasOf(directory: Snapshot, person: string): Actor['areas'] {
  if (directory.administrators().includes(person)) return everyArea
  const areas: CallArea[] = directory.gradesOf(person).flatMap((grade) => grade.areas)
  if (applicationsRunBy(directory, person).length > 0) areas.push('ownApplications')
  return areas.length === 0 ? noArea : new Set(areas)
}

/** Returns the ids of the applications that a person of the company administers by name or through a group. */
export function applicationsRunBy(
  { applicationAdministrators, groupsOf, isExternal }: Snapshot,
  person: string,
): readonly string[] {
  if (applicationAdministrators.length === 0 || isExternal(person)) return []
  const groups = new Set(groupsOf(person).map(({ id }) => id))
  const own = applicationAdministrators.filter(({ kind, holderId }) =>
    kind === 'person' ? holderId === person : groups.has(holderId),
  )
  return [...new Set(own.map(({ applicationId }) => applicationId))]
}
