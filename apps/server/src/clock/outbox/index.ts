export { dueFacts, type Outbox, openOutbox } from './open-outbox.ts'
