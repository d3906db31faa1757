import type { Tx } from '@signet/db'
import type { UnreadCounts } from '../../people/inbox/index.ts'
import type { Push } from '../../socket/index.ts'
import type { FactBody, Topic } from './facts.ts'

/** One delivery round; the same transaction deletes the delivered facts. */
export type Round = Readonly<{
  tx: Tx
  /** ISO 8601. */
  now: string
  newId: () => string
}>

/** A frame for one person, built at the end of the round with its sequence number and the unread counts. */
export type Letter = Readonly<{
  personId: string
  title?: NonNullable<Push['title']>
  frame: (inbox: Readonly<{ sequence: number; unread: UnreadCounts }>) => Push['frame']
}>

/**
 * Delivers the facts of one topic, oldest first, and returns the letters of each in that order. Must be
 * idempotent, since a fault repeats a round.
 */
export type Carrier<T extends Topic> = (
  round: Round,
  bodies: readonly FactBody<T>[],
) => Promise<readonly (readonly Letter[])[]>

export type Carriers = { readonly [T in Topic]: Carrier<T> }
