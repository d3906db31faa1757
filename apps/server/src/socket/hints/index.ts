export type { Bus } from './bus.ts'
export { localBus } from './bus.ts'
