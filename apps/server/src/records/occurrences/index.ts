export type { Cause } from './occurrence-store.ts'
export { causeOfCase, isHeard, noteOccurrences } from './occurrence-store.ts'
