import { type Envelope, RefusalData } from '@signet/contract'
import type { Server } from '../../server.ts'
import type { Actor } from '../actor.ts'
import type { Caller } from '../caller.ts'

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

/** The code of a refusal and its sentence; both empty for what was done. */
export function refusalOf(answer: Envelope | undefined): Readonly<{ refusal: string; message: string }> {
  if (answer === undefined) return { refusal: 'server.failed', message: '' }
  if (answer.code === 200) return { refusal: '', message: '' }
  return { refusal: RefusalData.parse(answer.data).refusal, message: answer.msg }
}
