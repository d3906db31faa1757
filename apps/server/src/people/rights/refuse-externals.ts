import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Snapshot } from '../directory/index.ts'

/** Refuses `externals.notPossible` where only people of the company may be named: posts, heads, managers, administrators. */
export function refuseExternals(
  { isExternal, nameOf }: Pick<Snapshot, 'isExternal' | 'nameOf'>,
  people: readonly (string | null | undefined)[],
): void {
  const external = people.find((id) => id != null && isExternal(id))
  if (external != null) throw new Refusal<RefusalCode>('externals.notPossible', { name: nameOf(external) })
}
