export { markAlerted, takeAlerting } from './alert-store.ts'
export { type UnreadTalk, unreadTalk } from './unread-talk.ts'
