import type { Tx } from '@signet/db'
import type { z } from 'zod'
import type { Push } from '../socket/index.ts'

/** One round of carrying, in one transaction with the deletion of what was carried. */
export type Round = Readonly<{
  tx: Tx
  tenant: string
  /** ISO 8601. */
  now: string
  newId: () => string
  /** Frames that leave after the commit. */
  push: (push: Push) => void
}>

/** Takes facts of one topic, oldest first, further. It may meet a fact again after a fault, and then changes nothing. */
export type Carrier<Body = unknown> = Readonly<{
  body: z.ZodType<Body>
  carry: (round: Round, bodies: readonly Body[]) => Promise<void>
}>

export function carrier<Body>(definition: Carrier<Body>): Carrier<Body> {
  return definition
}
