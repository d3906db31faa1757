import { AnsweredRefusal } from '@signet/client'

/** Returns the code of a refused call; fails the test if the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  const answer = await call.then(
    () => 'not refused',
    (error: unknown) => error,
  )
  if (answer instanceof AnsweredRefusal) return answer.code
  if (typeof answer === 'string') return answer
  throw answer
}
