import type { Run } from '../engine/run.ts'
import { refuse } from '../refusals.ts'

/** Refuses people of other companies, whom only the flow itself may name. */
export function refuseExternals(run: Run, people: readonly string[]): void {
  const { directory } = run.facts
  const external = people.find((person) => directory.isExternal?.(person))
  if (external !== undefined) refuse('flow.chosenExternal', { name: directory.nameOf(external) })
}
