import type { Envelope } from '@signet/contract'
import type { Server } from '../../server.ts'
import type { Actor } from '../actor.ts'
import type { Caller } from '../caller.ts'
import { refusalOf } from './refusal-of.ts'

/** A fault has no answer. `begun` is of `performance.now`. */
type Answered = Readonly<{ actor: Actor; caller: Caller; begun: number; answer: Envelope | undefined }>

/** Writes down a call that came with an access key. */
export async function noteKeyUse(
  { accessKeys }: Pick<Server, 'accessKeys'>,
  { actor, caller, begun, answer }: Answered,
): Promise<void> {
  if (actor.accessKey === undefined) return

  await accessKeys.noteUse({
    actor,
    what: caller.what,
    address: caller.ip,
    requestId: caller.requestId,
    ...refusalOf(answer),
    milliseconds: Math.round(performance.now() - begun),
  })
}
