import type { Tx } from '@signet/db'
import type { z } from 'zod'
import type { Unread } from '../inbox/index.ts'
import type { Push } from '../socket/index.ts'

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
 * Takes the facts of one topic in a round, oldest first, further, and answers the letters of each, in the same order.
 * It may meet a fact again after a fault, and then changes nothing.
 */
export type Carrier<Body = unknown> = Readonly<{
  body: z.ZodType<Body>
  carry: (round: Round, bodies: readonly Body[]) => Promise<readonly (readonly Letter[])[]>
}>

export function carrier<Body>(definition: Carrier<Body>): Carrier<Body> {
  return definition
}
