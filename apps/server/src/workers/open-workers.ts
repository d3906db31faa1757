import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { ThreadAnswer } from './messages.ts'
import { startThread, type Thread, ThreadEnded, tooMuchWork } from './start-thread.ts'
import type { Lane, Work } from './work.ts'

/** Threads for work that would keep the event loop from others. They start when needed and end with the server. */
export type Workers = Readonly<{
  /** Returns the last answer. Refuses `server.tooMuchWork`, `request.tooMany`, and what the work refuses. */
  run: <Input, Output>(work: Work<Input, Output>, input: Input, call: WorkCall) => Promise<Output>
  /** Yields each answer when it is asked for; refuses as `run` does. Leaving early ends the thread. */
  stream: <Input, Output>(work: Work<Input, Output>, input: Input, call: WorkCall) => AsyncGenerator<Output>
  close: () => Promise<void>
}>

type WorkCall = Readonly<{
  /** Who waits for it, as `tenant:person`. */
  by: string
}>

export type WorkerLimits = Readonly<{
  /** Threads of each lane. */
  threads: Readonly<Record<Lane, number>>
  /** Calls of one person and of all people that run or wait in a lane. */
  perPerson: number
  inAll: number
  /** Milliseconds of work until an answer, and of one call altogether. */
  msPerAnswer: number
  msPerCall: number
  /** Milliseconds until an unused thread gives its memory back. */
  msUnused: number
}>

const usually: WorkerLimits = {
  threads: { documents: 2, sheets: 2 },
  perPerson: 4,
  inAll: 100,
  msPerAnswer: 20_000,
  msPerCall: 180_000,
  msUnused: 30_000,
}

/** Opens the threads of a server without starting any. */
export function openWorkers(own: Partial<WorkerLimits> = {}): Workers {
  const limits = { ...usually, ...own }
  const lanes = {
    documents: openLane(limits.threads.documents, limits),
    sheets: openLane(limits.threads.sheets, limits),
  }

  async function* stream<Input, Output>(
    { url, lane }: Work<Input, Output>,
    input: Input,
    { by }: WorkCall,
  ): AsyncGenerator<Output> {
    const { take, giveBack } = lanes[lane]
    const thread = await take(by)
    let isOver = false
    let left = limits.msPerCall
    const ask = async (request: Parameters<Thread['ask']>[0]) => {
      if (left <= 0) throw tooMuchWork()
      const begun = performance.now()
      const answer = await thread.ask(request, Math.min(limits.msPerAnswer, left))
      left -= performance.now() - begun
      isOver = answer.kind !== 'value'
      return answer
    }
    try {
      let answer = await ask({ kind: 'begin', url, input })
      while (answer.kind === 'value') {
        // The module at this address yields this type; see `workAt`.
        yield answer.value as Output
        answer = await ask({ kind: 'next' })
      }
      refuseAsAnswered(answer)
    } finally {
      if (!isOver) await thread.end()
      giveBack(by, thread)
    }
  }

  return {
    stream,
    run: (work, input, call) => lastOf(stream(work, input, call)),
    close: async () => {
      await Promise.all(Object.values(lanes).map((lane) => lane.close()))
    },
  }
}

async function lastOf<Output>(answers: AsyncIterable<Output>): Promise<Output> {
  const kept: Output[] = []
  for await (const answer of answers) kept.splice(0, 1, answer)
  const [last] = kept
  if (last === undefined) throw new Error('A thread gave no answer')
  return last
}

function refuseAsAnswered(answer: Exclude<ThreadAnswer, { kind: 'value' }>): void {
  if (answer.kind === 'refusal') throw new Refusal(answer.code, answer.params)
  if (answer.kind === 'fault') throw new Error(`A thread failed: ${answer.stack}`)
}

/** Lends a few threads to calls in the order they came. */
function openLane(most: number, { perPerson, inAll, msUnused }: WorkerLimits) {
  const threads = new Set<Thread>()
  const unused: { thread: Thread; timer: NodeJS.Timeout }[] = []
  const waiting: PromiseWithResolvers<Thread>[] = []
  const calls = new Map<string, number>()
  let isClosed = false

  const started = () => {
    const thread = startThread()
    threads.add(thread)
    return thread
  }
  const free = () => {
    const kept = unused.pop()
    clearTimeout(kept?.timer)
    if (kept && !kept.thread.isGone()) return kept.thread
    if (kept) threads.delete(kept.thread)
    return threads.size < most ? started() : undefined
  }
  const keep = (thread: Thread) => {
    const drop = () => {
      threads.delete(thread)
      unused.splice(
        unused.findIndex((one) => one.thread === thread),
        1,
      )
      void thread.end()
    }
    unused.push({ thread, timer: setTimeout(drop, msUnused).unref() })
  }

  return {
    take: async (by: string): Promise<Thread> => {
      if (isClosed) throw new ThreadEnded()
      const own = calls.get(by) ?? 0
      const all = [...calls.values()].reduce((sum, count) => sum + count, 0)
      if (own >= perPerson || all >= inAll) throw new Refusal<RefusalCode>('request.tooMany')

      calls.set(by, own + 1)
      const thread = free()
      if (thread) return thread
      const turn = Promise.withResolvers<Thread>()
      waiting.push(turn)
      return turn.promise
    },
    giveBack: (by: string, thread: Thread): void => {
      const own = calls.get(by) ?? 0
      if (own > 1) calls.set(by, own - 1)
      else calls.delete(by)
      if (thread.isGone()) threads.delete(thread)
      if (isClosed) return
      const next = waiting.shift()
      if (next) next.resolve(thread.isGone() ? started() : thread)
      else if (!thread.isGone()) keep(thread)
    },
    close: async (): Promise<void> => {
      isClosed = true
      for (const { timer } of unused) clearTimeout(timer)
      for (const { reject } of waiting.splice(0)) reject(new ThreadEnded())
      await Promise.all([...threads].map((thread) => thread.end()))
    },
  }
}
