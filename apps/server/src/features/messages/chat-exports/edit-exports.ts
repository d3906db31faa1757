import type { contract, HandlerOutput, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import type { Call } from '../../../http/serve.ts'
import { grantorsOf } from '../../../people/rights/grantors.ts'
import { findFile, ticketLink } from '../../files/index.ts'
import {
  findExport,
  insertDownload,
  insertExport,
  loadGroups,
  lockExport,
  updateExport,
} from './export-store.ts'

type Exports = typeof contract.chatExports

/** Milliseconds that an export waits for its answer. */
const patience = 14 * 24 * 60 * 60_000

/** Tells those who may approve. One that stays unanswered lapses. */
export async function askForExport(call: Call<Exports['ask']>): Promise<HandlerOutput<Exports['ask']>> {
  const { input, actor, tx, now, server, tell } = call
  const { reason, people, conversations, from: fromAt, until: untilAt } = input
  await refuseUnknown(call)
  const id = server.newId()
  const asked = { id, reason, fromAt, untilAt, askedBy: actor.personId, askedAt: now }
  const dueAt = isoOf(Date.parse(now) + patience)
  await insertExport(tx, {
    ...{ ...asked, dueAt },
    ...{ people: [...new Set(people)], conversations: [...new Set(conversations)] },
  })
  const directory = await server.directories.of(actor.tenant)
  tell({
    topic: 'notice',
    body: {
      toPersonIds: grantorsOf(directory, { asker: actor.personId, area: 'audit' }),
      kind: 'system',
      titleKey: 'chat-exports.notice.asked',
      titleParams: { person: directory.nameOf(actor.personId) },
      ...{ body: reason, senderId: actor.personId },
      fact: `chatExportAsked:${id}`,
    },
  })
  return { id }
}

/** Refuses `chatExports.nothingChosen`, `chatExports.period`, `organization.notFound` and `chat.notFound`. */
async function refuseUnknown({ input, actor, tx, server }: Call<Exports['ask']>): Promise<void> {
  const { people, conversations, from, until } = input
  if (people.length + conversations.length === 0) throw new Refusal<RefusalCode>('chatExports.nothingChosen')
  if (Date.parse(from) >= Date.parse(until)) throw new Refusal<RefusalCode>('chatExports.period')
  const directory = await server.directories.of(actor.tenant)
  if (people.some((id) => !directory.people.has(id))) throw new Refusal<RefusalCode>('organization.notFound')
  const known = await loadGroups(tx, conversations)
  if (known.length < new Set(conversations).size) throw new Refusal<RefusalCode>('chat.notFound')
}

/** One asks and another decides; of two who decide at once one wins. */
export async function decideExport(call: Call<Exports['decide']>): Promise<HandlerOutput<Exports['decide']>> {
  const { input, actor, tx, now, server, tell } = call
  const row = await lockExport(tx, input.id)
  if (!row) throw new Refusal<RefusalCode>('chatExports.notFound')
  if (row.askedBy === actor.personId) throw new Refusal<RefusalCode>('chatExports.own')
  if (row.state === 'lapsed') throw new Refusal<RefusalCode>('chatExports.lapsed')
  const directory = await server.directories.of(actor.tenant)
  if (row.decidedBy !== null)
    throw new Refusal<RefusalCode>('chatExports.decided', { name: directory.nameOf(row.decidedBy) })

  const state = input.isApproved ? 'approved' : 'refused'
  await updateExport(tx, row.id, {
    ...{ state, decidedBy: actor.personId, decidedAt: now, decisionNote: input.note },
    dueAt: input.isApproved ? now : null,
  })
  tell({
    topic: 'notice',
    body: {
      toPersonIds: [row.askedBy],
      kind: 'system',
      titleKey: `chat-exports.notice.${state}`,
      titleParams: { person: directory.nameOf(actor.personId) },
      ...{ body: input.note, senderId: actor.personId },
      fact: `chatExportDecided:${row.id}`,
    },
  })
  return null
}

/** Each download is kept with the export, and in the log as every call that changes something. */
export async function downloadExport(
  call: Call<Exports['download']>,
): Promise<HandlerOutput<Exports['download']>> {
  const { input, actor, tx, now } = call
  const row = await findExport(tx, input.id)
  if (!row) throw new Refusal<RefusalCode>('chatExports.notFound')
  if (![row.askedBy, row.decidedBy].includes(actor.personId))
    throw new Refusal<RefusalCode>('chatExports.notYours')
  const isOver = row.expiresAt === null || row.expiresAt <= now
  const file = isOver || row.fileId === null ? undefined : await findFile(tx, row.fileId)
  if (row.state !== 'ready' || !file) throw new Refusal<RefusalCode>('chatExports.notReady')

  await insertDownload(tx, { exportId: row.id, downloadedBy: actor.personId, downloadedAt: now })
  return ticketLink(call, file)
}
