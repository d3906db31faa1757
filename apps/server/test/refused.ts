import { AnsweredRefusal } from '@signet/client'

/** The code that a call was refused with; a call that succeeds is the test's failure. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  const answer = await call.then(
    () => 'not refused',
    (error: unknown) => error,
  )
  if (answer instanceof AnsweredRefusal) return answer.code
  if (typeof answer === 'string') return answer
  throw answer
}
