import type { AdministrationArea } from '@signet/contract'
import { areasOf, type Snapshot } from '../directory/index.ts'

const mostGrantors = 5

/** Active administrators of an area, or of everything without one; those of everything first, at most five. */
export function grantorsOf(
  directory: Snapshot,
  { asker, area }: Readonly<{ asker: string; area?: AdministrationArea }>,
): readonly string[] {
  const ofGrades = area === undefined ? [] : directory.grades.flatMap(({ personIds }) => personIds)
  const able = [...directory.administrators(), ...ofGrades].filter(
    (person) =>
      person !== asker &&
      directory.isActive(person) &&
      (area === undefined || areasOf(directory, person).has(area)),
  )
  return [...new Set(able)].slice(0, mostGrantors)
}

/** Who may judge what a person wrote in a chat: the other moderators, administrators first, at most five. */
export function judgesOf(directory: Snapshot, writer: string): readonly string[] {
  return grantorsOf(directory, { asker: writer, area: 'moderation' })
}
