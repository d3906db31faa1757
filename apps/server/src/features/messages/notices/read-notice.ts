import { contract, type ServerFrame } from '@signet/contract'
import type { Tx } from '@signet/db'
import { z } from 'zod'
import { findVisibleCase, type VisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { opTypeOf } from '../../../cases/reading/op-type.ts'
import type { Actor } from '../../../http/actor.ts'
import { type Call, serve } from '../../../http/serve.ts'
import {
  countUnread,
  nextSequences,
  nothingUnread,
  noticeKindOf,
  totalOf,
} from '../../../people/inbox/index.ts'
import type { Server } from '../../../server.ts'
import { announcementFor, noteReading, readView } from '../announcements/index.ts'
import { noticeRow } from './list-notices.ts'
import { findNotice, markRead, removeNotices as removeRows } from './notice-store.ts'

/** A GET that marks as read, except in a session that views as the person; idempotent. */
export const readNotice = serve(contract.notices.read, async (call) => {
  const { input, actor, caller, tx, now, server } = call
  const { personId, tenant } = actor
  const stored = await findNotice(tx, personId, input.id)
  if (!stored) return readAnnouncement(call, { id: input.id, announcementId: input.id })
  if (stored.announcementId !== null)
    return readAnnouncement(call, { id: stored.id, announcementId: stored.announcementId })

  if (stored.readAt === null && !actor.viewerId)
    await markAndPush(call, async (own) => {
      await markRead(own, { personId, id: stored.id, now })
      return true
    })
  const directory = await server.directories.of(tenant)
  const { locale } = caller
  const reader = { t: server.words.t(locale), locale, directory }
  const row = noticeRow(reader, { ...stored, readAt: stored.readAt ?? now })

  const seen = stored.caseId === null ? undefined : await findVisibleCase(call, stored.caseId)
  return { ...row, bodyText: bodyTextOf(stored, seen), announcement: null }
})

type NoticeReading = Call<typeof contract.notices.read>
type AnnouncementNotice = Readonly<{ id: string; announcementId: string }>

/** The present text of an announcement, also for those who came by its own id. */
async function readAnnouncement(call: NoticeReading, { id, announcementId }: AnnouncementNotice) {
  const { actor, now, server } = call
  const { personId, tenant } = actor
  const announcement = await announcementFor(call, announcementId)
  if (!actor.viewerId) await markAndPush(call, (own) => noteReading(own, announcement, { personId, now }))

  const { nameOf } = await server.directories.of(tenant)
  const { title, body: bodyText, authorId, publishedAt } = announcement
  return {
    ...{
      id,
      title,
      bodyText,
      type: 1 as const,
      isRead: true,
      snoozedUntil: null,
      flowType: null,
      caseId: null,
      fact: null,
    },
    creatorUser: nameOf(authorId),
    releaseTime: publishedAt ?? now,
    announcement: await readView(call, announcement),
  }
}

/** Marks in a transaction of its own; tells the person's devices when something changed. */
async function markAndPush(
  { actor, server }: Pick<NoticeReading, 'actor' | 'server'>,
  mark: (own: Tx) => Promise<boolean>,
): Promise<void> {
  const push = await server.db
    .tenant(actor.tenant)
    .transaction()
    .execute(async (own) =>
      (await mark(own)) ? (await notifyOwnDevices(own, server, actor)).push : undefined,
    )
  push?.()
}

type NoticeLink = Readonly<{
  caseId: string | null
  taskId: string | null
  delegation: number | null
  schedule: unknown
  documents: readonly string[] | null
  body: string
  titleKey: string
  titleParams: unknown
}>

/**
 * Returns the link of a notice as JSON (spec section 3: `operatorId` is the task, `taskId` the case,
 * `opType` what the reader may do with it now, `commentId` the comment, `type` the list of delegations or the change
 * of the entry); others return their text.
 */
function bodyTextOf(
  { caseId, taskId, delegation, schedule, documents, body, titleKey, titleParams }: NoticeLink,
  seen: VisibleCase | undefined,
): string {
  if (schedule !== null) return JSON.stringify(schedule)
  if (documents !== null) return JSON.stringify({ documentIds: documents })
  if (delegation !== null) return JSON.stringify({ type: delegation, text: body })
  if (titleKey === 'access-requests.notice.flow') return JSON.stringify({ page: 'access', text: body })
  if (caseId === null) return body

  const { comment: commentId } = TitleParams.parse(titleParams)
  const [flowId, opType] = seen ? [seen.stored.flowId, opTypeOf(seen)] : ['', '']
  return JSON.stringify({ taskId: caseId, operatorId: taskId ?? '', flowId, opType, commentId, text: body })
}

/** Parameters that the title does not show. */
const TitleParams = z.object({ comment: z.string().optional() })

export const readAllNotices = serve(contract.notices.readAll, async (call) => {
  const { input, actor, tx, now, server, afterCommit } = call
  const { personId } = actor
  const kind = input.type === '' ? undefined : noticeKindOf(input.type)
  await markRead(tx, { personId, now, kind })
  const { unreadTotal, push } = await notifyOwnDevices(tx, server, actor)
  afterCommit(push)

  return { unreadTotal }
})

/** Ids arrive separated by commas; those of other people are ignored. */
export const removeNotices = serve(contract.notices.remove, async (call) => {
  const { input, actor, tx, server, afterCommit } = call
  const ids = input.ids.split(',').filter((id) => id !== '')
  if (ids.length > 0) await removeRows(tx, actor.personId, ids)
  const { push } = await notifyOwnDevices(tx, server, actor)
  afterCommit(push)

  return null
})

type ReadChange = Readonly<{ unreadTotal: number; push: () => void }>

/** Numbers a change of the person's read state; `push` sends it to their devices after commit. */
export async function notifyOwnDevices(tx: Tx, { sockets }: Server, actor: Actor): Promise<ReadChange> {
  const { tenant, personId } = actor
  const sequence = (await nextSequences(tx, new Map([[personId, 1]]))).get(personId) ?? 0
  const unreadTotal = totalOf((await countUnread(tx, [personId])).get(personId) ?? nothingUnread)
  const frame: ServerFrame = {
    method: 'changed',
    sequence,
    topics: ['notices'],
    unreadTotalCount: unreadTotal,
  }

  return { unreadTotal, push: () => sockets.publish({ tenant, personIds: [personId], frame }) }
}
