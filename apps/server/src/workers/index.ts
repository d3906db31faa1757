export { openWorkers, type WorkerLimits, type Workers } from './open-workers.ts'
export { ThreadDied, ThreadEnded } from './start-thread.ts'
export { createTurns, type Turns } from './turns.ts'
export { workAt } from './work.ts'
