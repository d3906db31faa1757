import { contract, type HandlerOutput, Instant, mostCounted, type RefusalCode } from '@signet/contract'
import type { Locale, Translate } from '@signet/i18n'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import {
  countUnread,
  nothingUnread,
  noticeKindOf,
  noticeTypeOf,
  sequenceOf,
  titleOfNotice,
  totalOf,
} from '../../../people/inbox/index.ts'
import { factOfNotice } from './notice-fact.ts'
import { countNotices, loadNotices } from './notice-store.ts'

export const listNotices = serve(contract.notices.list, async ({ input, actor, caller, tx, server }) => {
  const { type, isRead, keyword, place, cursor, currentPage = 1, pageSize } = input
  const filter = {
    personId: actor.personId,
    kind: type && noticeKindOf(type),
    isRead: isRead === undefined ? undefined : isRead === 1,
    keyword,
    place,
  }
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const skip = after ? 0 : (currentPage - 1) * pageSize
  const rows = await loadNotices(tx, filter, { after, skip, most: pageSize + 1 })
  // Only the first page counts.
  const total = after?.total ?? (await countNotices(tx, filter, Math.max(mostCounted, skip + pageSize) + 1))
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  const directory = await server.directories.of(actor.tenant)
  const { locale } = caller
  const reader = { t: server.words.t(locale), locale, directory }

  return {
    list: shown.map((row) => noticeRow(reader, row)),
    next: last && rows.length > pageSize ? `${last.at}~${last.id}~${total}` : null,
    pagination: { currentPage, pageSize, total },
  }
})

const shape = /^(.+?)~([\w-]{1,80})(?:~(\d{1,15}))?$/

function readCursor(cursor: string): Readonly<{ at: string; id: string; total: number | undefined }> {
  const [, at, id, counted] = shape.exec(cursor) ?? []
  if (!at || !id || !Instant.safeParse(at).success)
    throw new Refusal<RefusalCode>('request.invalid', { field: 'cursor' })
  return { at, id, total: counted === undefined ? undefined : Number(counted) }
}

type StoredNotice = Awaited<ReturnType<typeof loadNotices>>[number]
type NoticeRow = HandlerOutput<typeof contract.notices.list>['list'][number]

type NoticeReader = Readonly<{ t: Translate; locale: Locale; directory: Snapshot }>

/** Returns a notice in the reader's language. */
export function noticeRow(reader: NoticeReader, stored: StoredNotice): NoticeRow {
  const { t, directory } = reader
  const { id, kind, senderId, at, readAt, snoozedUntil } = stored

  return {
    id,
    type: noticeTypeOf(kind),
    title: titleOfNotice(t, stored),
    isRead: readAt !== null,
    snoozedUntil,
    flowType: flowTypeOf(stored),
    caseId: stored.caseId,
    creatorUser: senderId === null ? '' : directory.nameOf(senderId),
    releaseTime: at,
    fact: factOfNotice(reader, stored),
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

/** Reads the sequence first, so that a notice arriving in between is counted now and pushed again. */
export const countUnreadNotices = serve(contract.notices.unreadCount, async ({ actor, tx }) => {
  const sequence = await sequenceOf(tx, actor.personId)
  const unread = (await countUnread(tx, [actor.personId])).get(actor.personId) ?? nothingUnread

  return {
    unReadNotice: unread.notice,
    unReadMsg: unread.flow,
    unReadSystemMsg: unread.system,
    unReadSchedule: unread.schedule,
    unReadNum: totalOf(unread),
    sequence,
  }
})
