import type { Person, Snapshot } from './snapshot.ts'

/** Whether the account of a person is open at a time (milliseconds): not disabled, and not past the end of an external one. */
export function maySignIn(
  person: Pick<Person, 'isEnabled' | 'externalUntil'> | undefined,
  now: number,
): boolean {
  if (!person?.isEnabled) return false
  const { externalUntil } = person
  return externalUntil == null || now < Date.parse(externalUntil)
}

/** Whether somebody is active and of the company. */
export function isColleague({ isActive, isExternal }: Snapshot, person: string): boolean {
  return isActive(person) && !isExternal(person)
}

/** The active people whom "everybody" means: all of the company, and none of another company. */
export function everybodyIn(directory: Snapshot): readonly Person[] {
  return [...directory.people.values()].filter(({ id }) => isColleague(directory, id))
}
