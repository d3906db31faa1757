export type { NoticeFact } from './carriers/notice.ts'
export type { OutboxFact } from './fact.ts'
export { type Outbox, openOutbox } from './open-outbox.ts'
