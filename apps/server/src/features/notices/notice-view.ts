import type { contract, HandlerOutput } from '@signet/contract'
import type { Translate } from '@signet/i18n'
import type { Snapshot } from '../../people/directory/index.ts'
import { noticeTypeOf, sayTitle } from '../../people/inbox/index.ts'
import type { listNotices } from './notice-store.ts'

type StoredNotice = Awaited<ReturnType<typeof listNotices>>[number]
type NoticeRow = HandlerOutput<typeof contract.notices.list>['list'][number]

/** Returns a notice in the reader's language. */
export function noticeRow(t: Translate, directory: Snapshot, stored: StoredNotice): NoticeRow {
  const { id, kind, senderId, at, readAt } = stored

  return {
    id,
    type: noticeTypeOf(kind),
    title: sayTitle(t, stored),
    isRead: readAt !== null,
    flowType: flowTypeOf(stored),
    creatorUser: senderId === null ? '' : directory.nameOf(senderId),
    releaseTime: at,
  }
}

/** 1 links to a case, 2 to a list of delegations. */
function flowTypeOf({
  caseId,
  delegation,
}: Pick<StoredNotice, 'caseId' | 'delegation'>): NoticeRow['flowType'] {
  if (delegation !== null) return 2
  return caseId === null ? null : 1
}
