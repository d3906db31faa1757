export {
  countUnread,
  latestNotice,
  type NoticeKind,
  nextSequences,
  nothingUnread,
  noticeKindOf,
  noticeKinds,
  noticeTypeOf,
  sequenceOf,
  titleOfNotice,
  totalOf,
  type UnreadCounts,
} from './inbox-store.ts'
