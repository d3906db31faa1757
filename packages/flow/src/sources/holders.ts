import type { HolderSet } from '../facts.ts'
import type { Asking, Why } from './source-kind.ts'

type Named = Readonly<{ ids: readonly string[] }>

/** Everybody in the named sets of one kind. */
export function holdersIn(kind: HolderSet['kind'], { ids }: Named, { facts }: Asking): readonly string[] {
  return ids.flatMap((id) => facts.directory.holdersOf({ kind, id }))
}

/** The first of the sets that this person is in, by its name of today. */
export function whichHolds(kind: HolderSet['kind'], { ids }: Named, person: string, { facts }: Asking): Why {
  const { directory } = facts
  const id = ids.find((one) => directory.holdersOf({ kind, id: one }).includes(person))
  return id === undefined ? {} : { name: directory.nameOfSet({ kind, id }) }
}
