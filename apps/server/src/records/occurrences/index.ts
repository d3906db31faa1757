export type { Cause } from './occurrence-store.ts'
export { causeOfCase, noteOccurrences } from './occurrence-store.ts'
