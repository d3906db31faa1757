import type { Tx } from '@signet/db'
import type { Unread } from '../inbox/index.ts'
import type { Push } from '../socket/index.ts'
import type { FactBody, Topic } from './facts.ts'

/** One round of carrying, in one transaction with the deletion of what was carried. */
export type Round = Readonly<{
  tx: Tx
  /** ISO 8601. */
  now: string
  newId: () => string
}>

/** A frame for one person, written when the whole round is known: its number, and what this person has unread then. */
export type Letter = Readonly<{
  personId: string
  title?: NonNullable<Push['title']>
  frame: (inbox: Readonly<{ sequence: number; unread: Unread }>) => Push['frame']
}>

/**
 * Carries the facts of one topic in a round, oldest first, and returns the letters of each in the same order. It may get
 * a fact again after a fault, and then changes nothing.
 */
export type Carrier<T extends Topic> = (
  round: Round,
  bodies: readonly FactBody<T>[],
) => Promise<readonly (readonly Letter[])[]>

export type Carriers = { readonly [T in Topic]: Carrier<T> }
