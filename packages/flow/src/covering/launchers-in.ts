import type { Directory } from '../facts.ts'
import type { NodeOf } from '../flow-definition.ts'

/** Whoever of these people may launch now. */
export function launchersIn(
  { launchers }: Pick<NodeOf<'start'>, 'launchers'>,
  people: readonly string[],
  directory: Directory,
): readonly string[] {
  const active = people.filter((person) => directory.isActive(person))
  if (launchers === 'everyone') return active

  const named = new Set(
    launchers.flatMap(({ kind, ids }) =>
      kind === 'people' ? ids : ids.flatMap((id) => directory.holdersOf({ kind, id })),
    ),
  )
  return active.filter((person) => named.has(person))
}
