import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { ThreadAnswer, type ThreadRequest } from './messages.ts'

/** A thread that works for one call at a time. */
export type Thread = Readonly<{
  /** Returns the next answer. Refuses `server.tooMuchWork` after `ms` or beyond its memory; the thread is gone then. */
  ask: (request: ThreadRequest, ms: number) => Promise<ThreadAnswer>
  isGone: () => boolean
  end: () => Promise<void>
}>

/** The memory of one thread; a sheet with all the shared texts it may have takes half. */
const mostMegabytes = 256

type Pending = PromiseWithResolvers<ThreadAnswer>

/**
 * Starts a thread from the sources. Of the environment it gets only the place of compiled sources, so that a hostile
 * file finds no secret in it.
 */
export function startThread(): Thread {
  const worker = new Worker(join(import.meta.dirname, 'thread-main.ts'), {
    execArgv: [],
    env: compiledSources(),
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 32 },
  })
  worker.unref()
  let pending: Pending | undefined
  let isGone = false

  const settle = (act: (waiting: Pending) => void) => {
    if (pending) act(pending)
    pending = undefined
  }
  const end = async (reason: Error = new ThreadEnded()) => {
    isGone = true
    settle(({ reject }) => reject(reason))
    await worker.terminate()
  }
  worker.on('message', (message: unknown) => settle(({ resolve }) => resolve(ThreadAnswer.parse(message))))
  worker.on('error', (error: Error) => void end(isOutOfMemory(error) ? tooMuchWork() : error))
  worker.on('exit', () => void end(new ThreadDied()))

  return {
    ask: async (request, ms) => {
      if (isGone) throw new ThreadEnded()
      pending = Promise.withResolvers()
      const { promise } = pending
      const timer = setTimeout(() => void end(tooMuchWork()), ms)
      worker.postMessage(request)
      return promise.finally(() => clearTimeout(timer))
    },
    isGone: () => isGone,
    end: () => end(),
  }
}

function compiledSources(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
}

/** The thread ended with its server while it worked; another server can take the work up. */
export class ThreadEnded extends Refusal<'server.unavailable'> {
  constructor() {
    super('server.unavailable')
  }
}

/** The thread died during its work, without being ended by the server. */
export class ThreadDied extends Refusal<'server.unavailable'> {
  constructor() {
    super('server.unavailable')
  }
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

export function tooMuchWork(): Refusal {
  return new Refusal<RefusalCode>('server.tooMuchWork')
}
