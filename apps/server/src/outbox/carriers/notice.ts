import { prepared } from '@signet/db'
import { noticeOccurrence } from '@signet/flow'
import { sql } from 'kysely'
import { z } from 'zod'
import { totalOf } from '../../inbox/index.ts'
import { noteOccurrences } from '../../occurrences/index.ts'
import { carrier, type Letter, type Round } from '../carrier.ts'

const NoticeFact = z.object({
  toPersonIds: z.array(z.string()),
  /** 1 notice, 2 flow, 3 system, 4 schedule. */
  kind: z.literal([1, 2, 3, 4]),
  /** Key of a sentence, said in the reader's language with these parameters. */
  titleKey: z.string(),
  titleParams: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  body: z.string().default(''),
  caseId: z.string().nullish(),
  taskId: z.string().nullish(),
  senderId: z.string().nullish(),
  /** The list of delegations that it leads to. */
  delegation: z.literal([1, 2, 3, 4]).nullish(),
  /** The entry that it leads to; type 3: it is gone. */
  schedule: z.object({ type: z.literal([1, 2, 3]), groupId: z.string(), id: z.string() }).nullish(),
  /** The documents that it leads to. */
  documents: z.array(z.string()).nullish(),
  /** The name of what happened: nobody is told the same fact twice. */
  fact: z.string(),
  /** The run of a trigger that sent it. */
  cause: z.object({ run: z.string(), depth: z.number().int() }).optional(),
})

type Notice = z.output<typeof NoticeFact>
type Row = Readonly<{ id: string; personId: string; notice: Notice }>

/** Writes a notice to each person, once per person and fact, and tells those who are online. */
export const notice = carrier({
  body: NoticeFact,
  carry: async (round, notices) => {
    const rows = notices.map((notice) =>
      [...new Set(notice.toPersonIds)].map((personId): Row => ({ id: round.newId(), personId, notice })),
    )
    const isWritten = await insertNotices(round, rows.flat())
    await noteOccurrences(round.tx, notices.map(occurrenceOf), round.now)
    return rows.map((own) => own.filter(({ id }) => isWritten.has(id)).map((row) => letterOf(round, row)))
  },
})

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
const inserted = prepared((tx, { rows, now }: { rows: string; now: string }) =>
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
        from jsonb_to_recordset(${rows}::jsonb) as given (id text, "personId" text, kind smallint,
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
      messageType: notice.kind,
      title: '',
      userId: notice.senderId ?? '',
      toUserId: [personId],
      unreadNoticeCount: unread[1],
      unreadTotalCount: totalOf(unread),
      messageDefaultTime: Date.parse(now),
      ...(notice.caseId ? { caseId: notice.caseId } : {}),
    }),
  }
}
