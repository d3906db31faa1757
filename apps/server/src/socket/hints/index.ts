export type { Bus } from './bus.ts'
export { createLocalBus } from './bus.ts'
