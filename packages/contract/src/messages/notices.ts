import { z } from 'zod'
import { Done, Empty, endpoint, Id, Instant, PageInput, pageOf } from '../wire/endpoint.ts'
import { ReadAnnouncement } from './announcements.ts'

/** The number of a notice's kind, from the inherited interface: 1 notice, 2 flow, 3 system, 4 schedule. */
export const NoticeType = z.literal([1, 2, 3, 4])
export type NoticeType = z.infer<typeof NoticeType>

/** How a notice of a case looks: its icon and colour. */
const noticeLooks = [
  ...(['passed', 'rejected', 'returned', 'ended', 'waiting'] as const),
  ...(['reminded', 'overdue', 'mentioned', 'copied', 'news'] as const),
] as const

/** Where a message is: before the eyes, archived, or put off until it returns. */
export const noticePlaces = ['inbox', 'archived', 'snoozed'] as const
/** How long messages can be put off, in days. */
export const longestSnoozeDays = 366

export const NoticeRow = z.object({
  id: Id,
  type: NoticeType,
  title: z.string(),
  isRead: z.boolean(),
  /** When a message that was put off returns. */
  snoozedUntil: Instant.nullable(),
  flowType: z.literal([1, 2]).nullable(),
  /** The case that it is about. */
  caseId: Id.nullable(),
  creatorUser: z.string(),
  releaseTime: Instant,
  /** A notice of a case in parts, verdict first: what happened, to which case, at which step, with which words. */
  fact: z
    .object({
      look: z.enum(noticeLooks),
      verdict: z.string(),
      subject: z.string(),
      node: z.string(),
      words: z.string(),
    })
    .nullable(),
})

export const notices = {
  list: endpoint({
    method: 'GET',
    path: '/api/message',
    access: 'member',
    summary: 'List your messages, newest first',
    input: PageInput.extend({
      place: z.enum(noticePlaces).default('inbox'),
      type: z.preprocess(
        (value) => (value === '' ? undefined : value),
        z.coerce.number().pipe(NoticeType).optional(),
      ),
      isRead: z.preprocess(
        (value) => (value === '' ? undefined : value),
        z.coerce
          .number()
          .pipe(z.literal([0, 1]))
          .optional(),
      ),
    }),
    output: pageOf(NoticeRow),
    refusals: [],
  }),
  unreadCount: endpoint({
    method: 'GET',
    path: '/api/message/getUnReadMsgNum',
    access: 'member',
    summary: 'Count unread messages by kind, with the sequence number of the count',
    input: Empty,
    output: z.object({
      unReadNotice: z.number().int(),
      unReadMsg: z.number().int(),
      unReadSystemMsg: z.number().int(),
      unReadSchedule: z.number().int(),
      unReadNum: z.number().int(),
      sequence: z.number().int(),
    }),
    refusals: [],
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/api/message/Actions/ReadAll',
    access: 'member',
    summary: 'Mark all your messages (of one kind) as read',
    input: z.object({ type: z.union([NoticeType, z.literal('')]).default('') }),
    output: z.object({ unreadTotal: z.number().int() }),
    refusals: [],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/message/ReadInfo/:id',
    access: 'member',
    summary: 'Get a message, or an announcement by its id, and mark it as read',
    input: z.object({ id: Id }),
    output: NoticeRow.extend({
      /** Rich text of a notice, or JSON: { type, groupId, id, operatorId, taskId, flowId, opType, commentId } of a flow message, { documentIds } of shared documents, { page: 'access' } of a request to start a flow. */
      bodyText: z.string(),
      announcement: ReadAnnouncement.nullable(),
    }),
    refusals: ['notices.notFound', 'announcements.recalled'],
  }),
  put: endpoint({
    method: 'POST',
    path: '/api/message/Actions/Put',
    access: 'member',
    summary:
      'Archive your messages, put them off until an instant, or take them back into the inbox; mark them as read or unread',
    input: z.object({
      ids: z.array(Id).min(1).max(200),
      place: z.enum(noticePlaces),
      /** For `snoozed`: when they return, unread, above the others. */
      until: Instant.optional(),
      /** For `inbox`; what is put away is read. A message about a task that is done stays read. */
      isRead: z.boolean().default(true),
    }),
    output: z.object({ unreadTotal: z.number().int() }),
    refusals: ['notices.untilPast'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/message/Record',
    access: 'member',
    summary: 'Delete your messages',
    input: z.object({ ids: z.string().max(8000) }),
    output: Done,
    refusals: [],
  }),
}
