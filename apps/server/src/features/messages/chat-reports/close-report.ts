import type { contract, HandlerOutput, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Call } from '../../../http/serve.ts'
import {
  advance,
  findMessage,
  isEvidence,
  pushChanged,
  pushList,
  stripMessage,
  updateMessage,
  viewOf,
} from '../chat/index.ts'
import { barAsModerator } from '../chat-bars/index.ts'
import { loadReport } from './read-reports.ts'
import { closeReports, lockTalk, type ReportRow } from './report-store.ts'

type Endpoint = typeof contract.chatReports.close
type Closing = Call<Endpoint>
type Talk = NonNullable<Awaited<ReturnType<typeof lockTalk>>>

/**
 * Closes all reports about a message under the lock of its conversation, so that of two moderators one decides and the
 * other reads who did.
 */
export async function closeReport(call: Closing): Promise<HandlerOutput<Endpoint>> {
  const { input, actor, tx, now } = call
  const { conversationId } = await loadReport(call, input.id)
  const talk = await lockTalk(tx, conversationId)
  const report = await loadReport(call, input.id)
  await refuseClosed(call, report)
  if (input.bar !== 'none' && (!talk || talk.kind === 'direct' || input.outcome === 'dismissed'))
    throw new Refusal<RefusalCode>('chatReports.noBar')

  if (input.outcome === 'removed') await removeMessage(call, talk, report)
  if (input.bar !== 'none') await barWriter(call, report)
  const closed = await closeReports(tx, {
    ...{ conversationId, sequence: report.sequence, moderatorId: actor.personId },
    ...{ outcome: input.outcome, closingNote: input.note, closedAt: now },
  })
  if (closed.length === 0) await refuseClosed(call, await loadReport(call, input.id))
  tellReporters(call, closed)
  return null
}

async function refuseClosed({ actor, server }: Closing, { closedBy }: ReportRow): Promise<void> {
  if (closedBy === null) return
  const directory = await server.directories.of(actor.tenant)
  throw new Refusal<RefusalCode>('chatReports.closed', { name: directory.nameOf(closedBy) })
}

/** Recalls a message with a mark that its readers see, also one that its writer recalled first. */
async function removeMessage(call: Closing, talk: Talk | undefined, { sequence }: ReportRow): Promise<void> {
  const { tx, now } = call
  const row = talk && (await findMessage(tx, talk.id, sequence))
  if (!talk || !row) throw new Refusal<RefusalCode>('chatReports.messageGone')
  if (await isEvidence(tx, row)) throw new Refusal<RefusalCode>('chat.isEvidence')

  const { lastRevision: revision } = await advance(tx, talk.id, { by: 'change', now })
  await stripMessage(tx, row)
  await updateMessage(tx, row, {
    ...{ revision, body: '', content: null, replyTo: null, pinnedAt: null },
    ...{ recalledAt: row.recalledAt ?? now, removedAt: now },
  })
  await pushChanged(call, talk, await viewOf(call, talk.id, sequence))
  tellWriter(call, { ...row, senderId: row.senderId ?? '' }, 'removed')
}

async function barWriter(call: Closing, report: ReportRow): Promise<void> {
  const { conversationId, senderId: personId } = report
  await barAsModerator(call, { conversationId, personId, bar: call.input.bar })
  pushList(call, [personId])
  tellWriter(call, report, 'barred')
}

type Lifting = typeof contract.chatReports.lift

/** Lets the writer of a reported message write again. */
export async function liftBar(call: Call<Lifting>): Promise<HandlerOutput<Lifting>> {
  const { conversationId, senderId: personId } = await loadReport(call, call.input.id)
  await barAsModerator(call, { conversationId, personId, bar: 'none' })
  pushList(call, [personId])
  return null
}

type Of = Pick<ReportRow, 'conversationId' | 'sequence' | 'senderId'>

/** Says what was done, and neither that there was a report nor by whom. */
function tellWriter(
  { tell }: Closing,
  { conversationId, sequence, senderId }: Of,
  what: 'removed' | 'barred',
): void {
  tell({
    topic: 'notice',
    body: {
      toPersonIds: [senderId],
      kind: 'system',
      titleKey: `chat-reports.notice.${what}ForWriter`,
      fact: `chatReport${what}:${conversationId}:${sequence}`,
    },
  })
}

/** Says what came of it, and nothing of the message, its writer or the note of the moderator. */
function tellReporters(
  { input, tell }: Closing,
  closed: readonly Readonly<{ id: string; reporterId: string }>[],
): void {
  for (const { id, reporterId } of closed)
    tell({
      topic: 'notice',
      body: {
        toPersonIds: [reporterId],
        kind: 'system',
        titleKey: `chat-reports.notice.${input.outcome}`,
        fact: `chatReportClosed:${id}`,
      },
    })
}
