export { badge, emptyInbox, type Inbox, receiveCount, receiveFrame } from './inbox.ts'
export { type Attempt, nextAttempt } from './reconnect.ts'
