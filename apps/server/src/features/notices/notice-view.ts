import type { Answered, contract } from '@signet/contract'
import type { Translate } from '@signet/i18n'
import type { Snapshot } from '../../directory/index.ts'
import { noticeTypeOf, sayTitle } from '../../inbox/index.ts'
import type { listNotices } from './notice-store.ts'

type Stored = Awaited<ReturnType<typeof listNotices>>[number]
type NoticeRow = Answered<typeof contract.notices.list>['list'][number]

/** A notice in the reader's language. */
export function noticeRow(t: Translate, directory: Snapshot, stored: Stored): NoticeRow {
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

/** 1: it leads to a case; 2: to a list of delegations. */
function flowTypeOf({ caseId, delegation }: Pick<Stored, 'caseId' | 'delegation'>): NoticeRow['flowType'] {
  if (delegation !== null) return 2
  return caseId === null ? null : 1
}
