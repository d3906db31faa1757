import { realTimers } from '../timers.ts'
import { solveInSlices, type Work } from './solve.ts'

/** Works a proof out: in a worker, or in slices on the page where there are no workers or this one does not start. */
export async function workOut(work: Work): Promise<string> {
  if (!('Worker' in globalThis)) return solveInSlices(work, pause)
  return inWorker(work).catch(() => solveInSlices(work, pause))
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    realTimers.after(0, resolve)
  })
}

function inWorker(work: Work): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
  worker.addEventListener('error', reject)
  worker.postMessage(work)
  return promise.finally(() => worker.terminate())
}
