export { type Outbox, openOutbox } from './open-outbox.ts'
