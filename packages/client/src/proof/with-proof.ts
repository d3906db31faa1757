import type { CallOptions } from '../calls.ts'
import { AnsweredRefusal } from '../read-answer.ts'
import type { Work } from './solve.ts'

type Options = Readonly<{
  /** Called with true while the proof is worked out, for the page to say so. */
  onWork?: (isWorking: boolean) => void
}>

/** A server that asks again wants more work, since failures came in between; it need not ask for ever. */
const mostRounds = 3

/**
 * Makes a call; where the server asks for a proof of work first (`session.proofNeeded`), works it out and calls again
 * with it. The code for it loads only then.
 */
export async function withProof<Answer>(
  ask: (options: CallOptions) => Promise<Answer>,
  { onWork = () => undefined }: Options = {},
): Promise<Answer> {
  let options: CallOptions = {}
  for (let round = 0; ; round += 1) {
    try {
      return await ask(options)
    } catch (error) {
      const work = round < mostRounds ? workIn(error) : undefined
      if (!work) throw error
      onWork(true)
      const { workOut } = await import('./work-out.ts')
      options = { headers: { 'Proof-Of-Work': await workOut(work).finally(() => onWork(false)) } }
    }
  }
}

function workIn(error: unknown): Work | undefined {
  if (!(error instanceof AnsweredRefusal) || error.code !== 'session.proofNeeded') return undefined
  const { challenge, bits, parts } = error.params
  if (typeof challenge !== 'string' || typeof bits !== 'number' || typeof parts !== 'number') return undefined
  return { challenge, bits, parts }
}
