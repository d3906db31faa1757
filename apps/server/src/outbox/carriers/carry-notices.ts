import { preparedWrite } from '@signet/db'
import { noticeOccurrence } from '@signet/flow'
import { sql } from 'kysely'
import { noticeTypeOf, totalOf } from '../../inbox/index.ts'
import { noteOccurrences } from '../../occurrences/index.ts'
import type { Letter, Round } from '../carrier.ts'
import type { FactBody } from '../facts.ts'

type Notice = FactBody<'notice'>
type Row = Readonly<{ id: string; personId: string; notice: Notice }>

/** Writes a notice to each person, once per person and fact, and tells those who are online. */
export async function carryNotices(round: Round, notices: readonly Notice[]) {
  const rows = notices.map((notice) =>
    [...new Set(notice.toPersonIds)].map((personId): Row => ({ id: round.newId(), personId, notice })),
  )
  const isWritten = await insertNotices(round, rows.flat())
  await noteOccurrences(round.tx, notices.map(occurrenceOf), round.now)
  return rows.map((own) => own.filter(({ id }) => isWritten.has(id)).map((row) => letterOf(round, row)))
}

/** That a notice was sent, for triggers: once, however often it is carried. */
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

/** One text for all rows, so that the statement is the same however many there are. */
const inserted = preparedWrite((tx, { rows, now }: { rows: string; now: string }) =>
  tx
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
      'fact',
      'at',
    ])
    .expression(
      sql`select id, "personId", kind, "titleKey", "titleParams", body, "caseId", "taskId", "senderId", delegation, schedule, documents, fact,
          ${now}::timestamptz
        from jsonb_to_recordset(${rows}::jsonb) as given (id text, "personId" text, kind text,
          "titleKey" text, "titleParams" jsonb, body text, "caseId" text, "taskId" text, "senderId" text,
          delegation smallint, schedule jsonb, documents text[], fact text)`,
    )
    .onConflict((conflict) => conflict.columns(['personId', 'fact']).doNothing())
    .returning('id'),
)

/** The ids of those that nobody had been told before. */
async function insertNotices({ tx, now }: Round, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()

  const given = rows.map(({ id, personId, notice }) => ({ ...notice, toPersonIds: undefined, id, personId }))
  const written = await inserted(tx, { rows: JSON.stringify(given), now })
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
