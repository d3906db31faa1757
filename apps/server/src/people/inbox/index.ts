export {
  countUnread,
  latestNotice,
  type NoticeKind,
  nextSequences,
  nothingUnread,
  noticeKinds,
  sequenceOf,
  totalOf,
  type Unread,
} from './inbox-store.ts'
export { noticeKindOf, noticeTypeOf } from './notice-type-view.ts'
export { sayTitle } from './say-title.ts'
