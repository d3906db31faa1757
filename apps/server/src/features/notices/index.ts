import type { Route } from '../../http/serve.ts'
import { countUnreadNotices } from './count-unread-notices.ts'
import { listNotices } from './list-notices.ts'
import { readAllNotices } from './read-all-notices.ts'
import { readNotice } from './read-notice.ts'
import { removeNotices } from './remove-notices.ts'

export const notices: readonly Route[] = [
  listNotices,
  countUnreadNotices,
  readAllNotices,
  readNotice,
  removeNotices,
]
