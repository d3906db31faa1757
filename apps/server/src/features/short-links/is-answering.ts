import type { Snapshot } from '../../directory/index.ts'

/** Is there still somebody who answers for a link? Whoever left or may no longer sign in does not. */
export function isAnswering({ people }: Pick<Snapshot, 'people'>, ownerId: string): boolean {
  return people.get(ownerId)?.isEnabled ?? false
}
