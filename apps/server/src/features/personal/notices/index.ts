import type { Route } from '../../../http/serve.ts'
import { countUnreadNotices, listNotices } from './list-notices.ts'
import { readAllNotices, readNotice, removeNotices } from './read-notice.ts'

export const notices: readonly Route[] = [
  listNotices,
  countUnreadNotices,
  readAllNotices,
  readNotice,
  removeNotices,
]
