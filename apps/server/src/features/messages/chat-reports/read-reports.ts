import type { contract, HandlerOutput, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import type { Call, ReadCall } from '../../../http/serve.ts'
import { personRef, type Snapshot } from '../../../people/directory/index.ts'
import { judgesOf } from '../../../people/rights/grantors.ts'
import { Content, findMessage, isEvidence, loadRange, messageViews } from '../chat/index.ts'
import { loadBars } from '../chat-bars/index.ts'
import {
  countOthers,
  findReport,
  findTalk,
  insertLook,
  loadLooks,
  type ReportRow,
  reportPage,
} from './report-store.ts'

type Reports = typeof contract.chatReports
type Reading = Pick<ReadCall, 'tx' | 'actor' | 'server' | 'now'>

export async function listReports(call: Call<Reports['list']>): Promise<HandlerOutput<Reports['list']>> {
  const { input, actor, tx, server } = call
  const filter = { moderatorId: actor.personId, state: input.state }
  const { rows, total } = await reportPage(tx, filter, rangeOf(input))
  const directory = await server.directories.of(actor.tenant)
  const page = toPage(rows, {
    request: input,
    total,
    placeOf: ({ reportedAt: at, id }) => ({ at, id }),
    show: (row) => listedView(directory, row),
  })
  return { ...page, isOnlyModerator: judgesOf(directory, actor.personId).length === 0 }
}

/** A report, for moderators other than the writer of the message. Refuses `chatReports.notFound`. */
export async function loadReport({ tx, actor }: Omit<Reading, 'now'>, id: string): Promise<ReportRow> {
  const report = await findReport(tx, { id, moderatorId: actor.personId })
  if (!report) throw new Refusal<RefusalCode>('chatReports.notFound')
  return report
}

function listedView(directory: Snapshot, row: ReportRow) {
  const { id, kind, body: text, sentAt, editedAt, reason, reportedAt, outcome, closedAt } = row
  const refer = personRef(directory)
  return {
    ...{ id, reason, reportedAt, outcome, closedAt },
    said: { sender: refer(row.senderId), kind, text, sentAt, editedAt },
    reporter: refer(row.reporterId),
    closedBy: row.closedBy === null ? null : refer(row.closedBy),
  }
}

export async function openReport(call: Call<Reports['open']>): Promise<HandlerOutput<Reports['open']>> {
  const { input, actor, tx, server } = call
  const report = await loadReport(call, input.id)
  const directory = await server.directories.of(actor.tenant)
  const { file, place } = Content.parse(report.content ?? {})
  const talk = await findTalk(tx, report.conversationId)
  const names = [talk?.firstId, talk?.secondId].flatMap((id) => (id ? directory.nameOf(id) : []))
  return {
    ...listedView(directory, report),
    ...{ words: report.words, closingNote: report.closingNote },
    ...{ file: file ?? null, place: place ?? null },
    conversation: talk ? { kind: talk.kind, name: talk.name || names.join(' · ') } : null,
    now: await stateOf(call, report),
    isEvidence: await isEvidence(tx, report),
    barred: await barOf(call, report),
    others: await countOthers(tx, report),
    judges: judgesOf(directory, report.senderId).map(personRef(directory)),
    trail: await trailOf(call, directory, report),
  }
}

async function stateOf({ tx }: Reading, { conversationId, sequence, editedAt }: ReportRow) {
  const row = await findMessage(tx, conversationId, sequence)
  if (!row) return 'gone'
  if (row.removedAt !== null) return 'removed'
  if (row.recalledAt !== null) return 'recalled'
  return row.editedAt === editedAt ? 'same' : 'edited'
}

async function barOf({ tx, now }: Reading, { conversationId, senderId }: ReportRow) {
  const bar = (await loadBars(tx, { conversationId, now })).find(({ personId }) => personId === senderId)
  return bar ? { until: bar.until } : null
}

type Step = Readonly<{ at: string; by: string; what: 'reported' | 'looked' | 'closed' }>

async function trailOf({ tx }: Reading, directory: Snapshot, report: ReportRow) {
  const { id, reporterId, reportedAt, closedBy, closedAt } = report
  const looks = await loadLooks(tx, id)
  const steps: readonly Step[] = [
    { at: reportedAt, by: reporterId, what: 'reported' },
    ...looks.map(({ lookedAt: at, lookedBy: by }) => ({ at, by, what: 'looked' as const })),
    ...(closedAt && closedBy ? [{ at: closedAt, by: closedBy, what: 'closed' as const }] : []),
  ]
  return steps
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ by, ...step }) => ({ ...step, by: personRef(directory)(by) }))
}

/** Messages before a reported one, and from it on. */
const earlier = 5
const later = 6

/** Shows the messages around a reported one as they are now, and keeps who looked. */
export async function lookAround(call: Call<Reports['look']>): Promise<HandlerOutput<Reports['look']>> {
  const { input, actor, tx, now } = call
  const { id, conversationId, sequence } = await loadReport(call, input.id)
  await insertLook(tx, { reportId: id, lookedBy: actor.personId, lookedAt: now })
  const before = { over: 0, upTo: sequence - 1, most: earlier, from: 'end' } as const
  const behind = { over: sequence - 1, upTo: sequence + later, most: later, from: 'start' } as const
  const rows = [
    ...(await loadRange(tx, conversationId, before)),
    ...(await loadRange(tx, conversationId, behind)),
  ]
  return { list: [...(await messageViews(call, () => 0, rows))] }
}
