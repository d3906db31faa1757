import { type contract, type HandlerOutput, type RefusalCode, reportsPerDay } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import type { Call } from '../../../http/serve.ts'
import { judgesOf } from '../../../people/rights/grantors.ts'
import { Content, findMessage, hiddenSequence, type MessageRow, ownConversation } from '../chat/index.ts'
import { countReports, insertReport } from './report-store.ts'

type Endpoint = typeof contract.chatReports.report
type Reporting = Call<Endpoint>

const day = 24 * 60 * 60_000

/** Keeps a message that the caller sees, in the words it has now, and tells moderators of its first report. */
export async function reportMessage(call: Reporting): Promise<HandlerOutput<Endpoint>> {
  const { input, actor, tx, now, server } = call
  const message = await reportable(call)
  const { personId: reporterId } = actor
  const since = isoOf(Date.parse(now) - day)
  const isOver = (await countReports(tx, { reporterId, since })) >= reportsPerDay
  const { reason, words } = input
  const fileId = Content.parse(message.content ?? {}).file?.fileId ?? null
  const report = { id: server.newId(), reporterId, reason, words, reportedAt: now, fileId }
  const isNew = await insertReport(tx, report, message)
  if (isNew && isOver) throw new Refusal<RefusalCode>('chatReports.tooMany', { max: reportsPerDay })
  if (isNew) await tellModerators(call, message)
  return { isNew }
}

/** Refuses `chat.notFound` for what the caller does not see or the product tells, `chat.recalled` and `chatReports.own`. */
async function reportable(call: Reporting) {
  const { input, actor, tx } = call
  const own = await ownConversation(call, input.id)
  const row = input.sequence > hiddenSequence(own) && (await findMessage(tx, own.id, input.sequence))
  const { senderId, kind } = row || { senderId: null, kind: 'event' as const }
  if (!row || senderId === null || kind === 'event') throw new Refusal<RefusalCode>('chat.notFound')
  if (row.recalledAt !== null) throw new Refusal<RefusalCode>('chat.recalled')
  if (senderId === actor.personId) throw new Refusal<RefusalCode>('chatReports.own')
  return { ...row, senderId, kind }
}

/**
 * The writer hears of no report, even where they are a moderator. Where they are the only one, the reporter hears that
 * it waits for a second one.
 */
async function tellModerators({ actor, server, tell }: Reporting, message: MessageRow): Promise<void> {
  const directory = await server.directories.of(actor.tenant)
  const judges = judgesOf(directory, message.senderId ?? '')
  const fact = `chatReported:${message.conversationId}:${message.sequence}`
  const about =
    judges.length > 0
      ? { toPersonIds: judges, titleKey: 'chat-reports.notice.reported', fact }
      : {
          toPersonIds: [actor.personId],
          titleKey: 'chat-reports.notice.waiting',
          fact: `${fact}:${actor.personId}`,
        }
  tell({ topic: 'notice', body: { ...about, kind: 'system' } })
}
