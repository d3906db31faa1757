export { type CatchUp, createCatchUp } from './catch-up.ts'
export {
  badge,
  emptyInbox,
  type Inbox,
  receiveCount,
  receiveFrame,
  receiveStanding,
  type Told,
} from './inbox.ts'
export { type Attempt, nextAttempt } from './reconnect.ts'
export {
  hasGap,
  openStream,
  receiveHistory,
  receiveMessage,
  receiveMissed,
  type Stream,
} from './stream.ts'
