import type { PersonRef } from '@signet/contract'
import type { ToChoose } from '@signet/flow'

/** Adds names to the missing choices. */
export function toChooseView({ branches, people }: ToChoose, refer: (person: string) => PersonRef) {
  return {
    branches: branches.map(({ lines, ...branch }) => ({ ...branch, lines: [...lines] })),
    people: people.map(({ among, ...one }) => ({ ...one, among: among.map(refer) })),
  }
}
