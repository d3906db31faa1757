import { z } from 'zod'
import { countUnread, nextSequences, nothingUnread, totalOf, type Unread } from '../../inbox/index.ts'
import { carrier, type Round } from '../carrier.ts'

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
  /** The name of what happened: nobody is told the same fact twice. */
  fact: z.string(),
})

type Row = Readonly<{ id: string; personId: string; notice: z.output<typeof NoticeFact> }>

/** Writes a notice to each person, once per person and fact, and tells those who are online. */
export const notice = carrier({
  body: NoticeFact,
  carry: async (round, notices) => {
    const written = await insertNotices(round, notices)
    if (written.length === 0) return

    const steps = new Map<string, number>()
    for (const { personId } of written) steps.set(personId, (steps.get(personId) ?? 0) + 1)
    const sequences = await nextSequences(round.tx, steps)
    const unread = await countUnread(round.tx, [...steps.keys()])

    for (const row of written) {
      const left = (steps.get(row.personId) ?? 1) - 1
      steps.set(row.personId, left)
      pushNotice(round, row, {
        sequence: (sequences.get(row.personId) ?? 0) - left,
        unread: unread.get(row.personId) ?? nothingUnread,
      })
    }
  },
})

async function insertNotices(
  { tx, newId, now }: Round,
  notices: readonly z.output<typeof NoticeFact>[],
): Promise<readonly Row[]> {
  const rows = notices.flatMap((notice) =>
    [...new Set(notice.toPersonIds)].map((personId): Row => ({ id: newId(), personId, notice })),
  )
  if (rows.length === 0) return []

  const inserted = await tx
    .insertInto('notice')
    .values(
      rows.map(({ id, personId, notice }) => ({
        id,
        personId,
        kind: notice.kind,
        titleKey: notice.titleKey,
        titleParams: JSON.stringify(notice.titleParams),
        body: notice.body,
        caseId: notice.caseId ?? null,
        taskId: notice.taskId ?? null,
        senderId: notice.senderId ?? null,
        fact: notice.fact,
        at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['personId', 'fact']).doNothing())
    .returning('id')
    .execute()
  const ids = new Set(inserted.map(({ id }) => id))
  return rows.filter(({ id }) => ids.has(id))
}

function pushNotice(
  { tenant, now, push }: Round,
  { id, personId, notice }: Row,
  { sequence, unread }: Readonly<{ sequence: number; unread: Unread }>,
): void {
  push({
    tenant,
    personIds: [personId],
    title: { key: notice.titleKey, params: notice.titleParams },
    frame: {
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
    },
  })
}
