import { preparedWrite, type Reader } from '@signet/db'
import { noticeOccurrence } from '@signet/flow'
import { sql } from 'kysely'
import {
  isOpenTask,
  noticeCategoryOf,
  noticeTypeOf,
  totalOf,
  unreadOfGivenCase,
} from '../../people/inbox/index.ts'
import { isHeard, noteOccurrences } from '../../records/occurrences/index.ts'
import { isoOf } from '../clock.ts'
import type { Letter, Round } from './carrier.ts'
import type { FactBody } from './facts.ts'

type Notice = FactBody<'notice'>
type Row = Readonly<{ id: string; personId: string; notice: Notice }>

/** Writes one notice per person and fact, and notifies those online. */
export async function carryNotices(round: Round, notices: readonly Notice[]) {
  const rows = notices.map((notice) =>
    [...new Set(notice.toPersonIds)].map((personId): Row => ({ id: round.newId(), personId, notice })),
  )
  const isWritten = await insertNotices(round, rows.flat())
  const names = [...new Set(notices.map(({ titleKey }) => noticeOccurrence(titleKey)))]
  if (await isHeard(round.tx, names)) await noteOccurrences(round.tx, notices.map(occurrenceOf), round.now)
  return rows.map((own) => own.filter(({ id }) => isWritten.has(id)).map((row) => letterOf(round, row)))
}

/** Returns the occurrence of a sent notice for triggers; its key makes it unique when repeated. */
function occurrenceOf({ titleKey, titleParams, body, caseId, senderId, toPersonIds, fact, cause }: Notice) {
  return {
    names: [noticeOccurrence(titleKey)],
    key: fact,
    event: {
      subject: String(titleParams['title'] ?? titleParams['name'] ?? ''),
      body,
      case_id: caseId ?? '',
      sender: senderId ?? null,
      receiver: toPersonIds[0] ?? null,
      receivers: toPersonIds.length,
    },
    cause,
  }
}

const givenTask = { caseId: sql<string>`given."caseId"`, taskId: sql<string>`given."taskId"` }

type Given = {
  rows: string
  /** Those of `rows` that are about tasks, as columns: PostgreSQL expects few rows of them. */
  caseIds: readonly string[]
  taskIds: readonly string[]
  personIds: readonly string[]
  facts: readonly string[]
  now: string
  dispatchAt: string
}

/** Milliseconds until a message is looked at for its channels: who reads it at once needs no mail of it. */
const settling = 15_000

/**
 * An announcement is locked, so that a recall either stops its notices here or finds them. Takes all rows as one
 * text, so that the prepared statement is the same for any number. A notice about a task replaces the person's
 * earlier ones, and one that arrives after its task was closed is settled already. Those of a category with a channel
 * wait for being dispatched.
 */
const inserted = preparedWrite((tx, { rows, caseIds, taskIds, personIds, facts, now, dispatchAt }: Given) =>
  tx
    .with('replaced', (db) =>
      db
        .updateTable('notice')
        .set({ readAt: sql`${now}::timestamptz` })
        .where(
          sql<boolean>`notice.ctid = any(array(
            select unread.place from unnest(${caseIds}::text[], ${taskIds}::text[], ${personIds}::text[],
              ${facts}::text[]) as given (case_id, task_id, person_id, fact)
            cross join lateral (${unreadOfGivenCase(tx)}) as unread
            where unread.task_id = given.task_id and unread.person_id = given.person_id and unread.fact <> given.fact))`,
        ),
    )
    .insertInto('notice')
    .columns([
      'id',
      'personId',
      'kind',
      'titleKey',
      'titleParams',
      'body',
      'caseId',
      'taskId',
      'senderId',
      'delegation',
      'schedule',
      'documents',
      'announcementId',
      'fact',
      'at',
      'readAt',
      'dispatchAt',
    ])
    .expression(
      sql`select id, "personId", kind, "titleKey", "titleParams", body, "caseId", "taskId", "senderId", delegation, schedule, documents, announcement, fact,
          ${now}::timestamptz,
          case when "taskId" is not null and not ${isOpenTask(tx, givenTask)} then ${now}::timestamptz end,
          case when ${hasChannel(tx)} then ${dispatchAt}::timestamptz end
        from jsonb_to_recordset(${rows}::jsonb) as given (id text, "personId" text, kind text,
          "titleKey" text, "titleParams" jsonb, body text, "caseId" text, "taskId" text, "senderId" text,
          delegation smallint, schedule jsonb, documents text[], announcement text, fact text, category text)
        where announcement is null or ${isPublished(tx)}`,
    )
    .onConflict((conflict) => conflict.columns(['personId', 'fact']).doNothing())
    .returning('id'),
)

function hasChannel(db: Reader) {
  const rule = db
    .selectFrom('channelRule as own')
    .where('own.category', '=', sql<string>`given.category`)
    .select('own.channel')
  return sql<boolean>`exists (${rule})`
}

function isPublished(db: Reader) {
  const sent = db
    .selectFrom('announcement as sent')
    .where('sent.id', '=', sql<string>`given.announcement`)
    .where('sent.state', '=', 'published')
    .forShare()
    .select('sent.id')
  return sql<boolean>`exists (${sent})`
}

/** Inserts notices and returns the ids of the new ones. */
async function insertNotices({ tx, now }: Round, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()

  const given = rows.map(({ id, personId, notice }) => ({
    ...{ ...notice, toPersonIds: undefined, id, personId },
    category: noticeCategoryOf(notice),
  }))
  const aboutTasks = given.flatMap(({ caseId, taskId, personId, fact }) =>
    caseId && taskId ? [{ caseId, taskId, personId, fact }] : [],
  )
  const written = await inserted(tx, {
    rows: JSON.stringify(given),
    caseIds: aboutTasks.map(({ caseId }) => caseId),
    taskIds: aboutTasks.map(({ taskId }) => taskId),
    personIds: aboutTasks.map(({ personId }) => personId),
    facts: aboutTasks.map(({ fact }) => fact),
    now,
    dispatchAt: isoOf(Date.parse(now) + settling),
  })
  return new Set(written.map(({ id }) => id))
}

function letterOf({ now }: Round, { id, personId, notice }: Row): Letter {
  return {
    personId,
    title: { key: notice.titleKey, params: notice.titleParams },
    frame: ({ sequence, unread }) => ({
      method: 'messagePush',
      sequence,
      id,
      messageType: noticeTypeOf(notice.kind),
      title: '',
      userId: notice.senderId ?? '',
      toUserId: [personId],
      unreadNoticeCount: unread.notice,
      unreadTotalCount: totalOf(unread),
      messageDefaultTime: Date.parse(now),
      ...(notice.caseId ? { caseId: notice.caseId } : {}),
    }),
  }
}
