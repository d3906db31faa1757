import { type Envelope, RefusalData } from '@signet/contract'
import { isoOf } from '../../clock/clock.ts'
import type { Server } from '../../server.ts'
import type { Actor } from '../actor.ts'
import type { Caller } from '../caller.ts'
import { recordDenial } from './audit-store.ts'

/** No permission, not found or not theirs, and beyond the space for files. */
const recorded: readonly number[] = [403, 404, 413]

type RefusedCall = Readonly<{ actor: Actor; caller: Caller; what: string; answer: Envelope }>

/** Writes a refused attempt of a person to the audit log. */
export async function noteRefused(
  { db, clock }: Pick<Server, 'db' | 'clock'>,
  { actor, caller, what, answer }: RefusedCall,
): Promise<void> {
  if (!recorded.includes(answer.code)) return

  await recordDenial(db.tenant(actor.tenant), {
    at: isoOf(clock()),
    personId: actor.viewerId ?? actor.personId,
    what,
    refusal: RefusalData.parse(answer.data).refusal,
    requestId: caller.requestId,
  })
}
