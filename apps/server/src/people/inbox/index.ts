export {
  countUnread,
  latestNotice,
  type NoticeKind,
  nextSequences,
  nothingUnread,
  noticeKindOf,
  noticeKinds,
  noticeTypeOf,
  sayTitle,
  sequenceOf,
  totalOf,
  type Unread,
} from './inbox-store.ts'
