import type { contract, HandlerOutput, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { KeptReason, sayReason } from '../../../clock/reason.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import type { Call } from '../../../http/serve.ts'
import { personRef, type Snapshot } from '../../../people/directory/index.ts'
import {
  type ExportRow,
  exportPage,
  findExport,
  findGroups,
  loadDownloads,
  loadGroups,
} from './export-store.ts'

type Exports = typeof contract.chatExports

export async function listExports(call: Call<Exports['list']>): Promise<HandlerOutput<Exports['list']>> {
  const { input, actor, tx, server } = call
  const { rows, total } = await exportPage(tx, input.state, rangeOf(input))
  const directory = await server.directories.of(actor.tenant)
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ askedAt: at, id }) => ({ at, id }),
    show: (row) => listedView(directory, row),
  })
}

function listedView(directory: Snapshot, row: ExportRow) {
  const { id, state, reason, fromAt: from, untilAt: until, askedAt, expiresAt } = row
  const refer = personRef(directory)
  return {
    ...{ id, state, reason, from, until, askedAt, expiresAt },
    askedBy: refer(row.askedBy),
    decidedBy: row.decidedBy === null ? null : refer(row.decidedBy),
  }
}

export async function openExport(call: Call<Exports['open']>): Promise<HandlerOutput<Exports['open']>> {
  const { input, actor, tx, server, caller } = call
  const row = await findExport(tx, input.id)
  if (!row) throw new Refusal<RefusalCode>('chatExports.notFound')
  const directory = await server.directories.of(actor.tenant)
  const refer = personRef(directory)
  const { decidedAt, decisionNote, madeAt, messages, informed, failure } = row
  const isAsker = row.askedBy === actor.personId
  return {
    ...listedView(directory, row),
    ...{ decidedAt, decisionNote, madeAt, messages, informed },
    people: row.people.map(refer),
    conversations: await loadGroups(tx, row.conversations),
    failure: failure === null ? '' : sayReason(server.words.t(caller.locale), KeptReason.parse(failure)),
    downloads: (await loadDownloads(tx, row.id)).map(({ downloadedBy, downloadedAt: at }) => ({
      ...{ by: refer(downloadedBy), at },
    })),
    mayDecide: row.state === 'asked' && !isAsker,
    mayDownload: row.state === 'ready' && (isAsker || row.decidedBy === actor.personId),
  }
}

export async function listGroups(call: Call<Exports['groups']>): Promise<HandlerOutput<Exports['groups']>> {
  return { list: await findGroups(call.tx, call.input.keyword) }
}
