import type { Route } from '../../../http/serve.ts'
import { countUnreadNotices, listNotices, noticeRow } from './list-notices.ts'
import { putAway } from './put-away.ts'
import { readAllNotices, readNotice, removeNotices } from './read-notice.ts'

export { returnSnoozed } from './return-snoozed.ts'
export { noticeRow }

export const notices: readonly Route[] = [
  listNotices,
  countUnreadNotices,
  readAllNotices,
  readNotice,
  removeNotices,
  putAway,
]
