export type { Bus } from './bus.ts'
export { localBus } from './local-bus.ts'
