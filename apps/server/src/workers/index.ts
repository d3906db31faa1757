export { openWorkers, type WorkerLimits, type Workers } from './open-workers.ts'
export { ThreadEnded } from './start-thread.ts'
export { workAt } from './work.ts'
