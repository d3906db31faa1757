export {
  areDue,
  countUnread,
  hasUnreadAbout,
  isOpenTask,
  loadInbox,
  type NoticeKind,
  nextSequences,
  nothingUnread,
  noticeKindOf,
  noticeKinds,
  noticeTypeOf,
  sequenceOf,
  settleNotices,
  titleOfNotice,
  totalOf,
  type UnreadCounts,
  unreadOfGivenCase,
} from './inbox-store.ts'
export { noticeCategoryOf } from './notice-category.ts'
export { listedConversations, loadStandings, mostListed, unseenPlaces } from './standing-store.ts'
