export type { Cause } from './cause.ts'
export { causeOfCase, noteOccurrences } from './occurrence-store.ts'
