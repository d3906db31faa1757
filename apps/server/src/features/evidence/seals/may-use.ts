import type { Snapshot } from '../../../people/directory/index.ts'
import { heldBy } from '../../../people/rights/holders.ts'
import type { SealSettings } from './seal-store.ts'

/** Administrators have no right of their own: only keepers and users of the seal. */
export function mayUse(
  directory: Snapshot,
  personId: string,
  { keepers, users }: Pick<SealSettings, 'keepers' | 'users'>,
): boolean {
  return heldBy(directory, personId)([...keepers, ...users])
}
