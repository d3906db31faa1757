import type { Snapshot } from '../../people/directory/index.ts'

/** Whether the owner of a link can still sign in and be responsible for it. */
export function isAnswering({ people }: Pick<Snapshot, 'people'>, ownerId: string): boolean {
  return people.get(ownerId)?.isEnabled ?? false
}
