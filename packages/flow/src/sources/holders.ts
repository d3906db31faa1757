import { z } from 'zod'
import type { HolderSet } from '../engine/facts.ts'
import { type SourceContext, type SourceReason, sourceKind } from './source-kind.ts'

type HolderIds = Readonly<{ ids: readonly string[] }>

/** Everybody in the named sets of one kind. */
export function holdersIn(
  kind: HolderSet['kind'],
  { ids }: HolderIds,
  { facts }: SourceContext,
): readonly string[] {
  return ids.flatMap((id) => facts.directory.holdersOf({ kind, id }))
}

/** The first of the sets that this person is in, by its name of today. */
export function whichHolds(
  kind: HolderSet['kind'],
  { ids }: HolderIds,
  person: string,
  { facts }: SourceContext,
): SourceReason {
  const { directory } = facts
  const id = ids.find((one) => directory.holdersOf({ kind, id: one }).includes(person))
  return id === undefined ? {} : { name: directory.nameOfSet({ kind, id }) }
}

export const department = sourceKind({
  settings: z.object({ kind: z.literal('department'), ids: z.array(z.string().min(1)).min(1) }),
  names: ({ ids }) => ({ kind: 'department', ids }),
  find: (settings, asking) => holdersIn('department', settings, asking),
  why: (settings, person, asking) => whichHolds('department', settings, person, asking),
})
