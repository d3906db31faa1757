export {
  countUnread,
  latestNotice,
  type NoticeKind,
  nextSequences,
  nothingUnread,
  sequenceOf,
  totalOf,
  type Unread,
} from './inbox-store.ts'
export { sayTitle } from './say-title.ts'
