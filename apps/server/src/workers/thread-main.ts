import { parentPort } from 'node:worker_threads'
import { Refusal } from '@signet/std'
import type { ThreadAnswer, ThreadRequest } from './messages.ts'
import type { WorkModule } from './work.ts'

/** The work under way; a thread does one piece at a time. */
let answers: AsyncIterator<unknown> | undefined

parentPort?.on('message', async (request: ThreadRequest) => {
  parentPort?.postMessage(await answer(request).catch(answerOfError))
})

async function answer(request: ThreadRequest): Promise<ThreadAnswer> {
  if (request.kind === 'begin') {
    const { work }: WorkModule = await import(request.url)
    // The input is what `Workers.run` was given for this module, by its type.
    answers = work(request.input as never)[Symbol.asyncIterator]()
  }
  const next = await answers?.next()
  return next === undefined || next.done ? { kind: 'end' } : { kind: 'value', value: next.value }
}

function answerOfError(error: unknown): ThreadAnswer {
  if (error instanceof Refusal) return { kind: 'refusal', code: error.code, params: { ...error.params } }
  return { kind: 'fault', stack: (error instanceof Error ? error.stack : undefined) ?? String(error) }
}
