import { contract, type RefusalCode } from '@signet/contract'
import { isSafeAddress } from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import type { AskingModel } from '../../models/index.ts'
import {
  findVisibleCase,
  listVisibleFiles,
  loadChain,
  loadVisibleCase,
  loadVisibleForm,
  sideOfViewer,
  type VisibleCase,
} from '../approvals/index.ts'
import { earlierCases } from './past-case-store.ts'
import type { PastRange } from './past-range.ts'
import { relatedRecords } from './related-records.ts'

const mostCases = 20

/** What stands beside the caller's step. Each part holds what he could find himself, and nothing more. */
export const openSide = serve(contract.caseSide.open, async (call) => {
  const seen = await loadVisibleCase(call, call.input)
  const side = sideOfViewer(seen)
  if (!side) throw new Refusal<RefusalCode>('caseSide.nothing')

  const form = await loadVisibleForm(call, seen)
  const related = []
  for (const one of side.related) related.push(await relatedRecords(call, { seen, form }, one))
  return {
    nodeName: nodeNameOf(seen),
    note: side.note,
    links: side.links.filter(({ url }) => url !== '' && isSafeAddress(url)),
    related,
    attachments: side.attachments ? await attachmentsOf(call, seen, form) : null,
    past: side.past === 'none' ? null : await pastCases(call, seen, side.past),
  }
})

function nodeNameOf({ viewer, design }: VisibleCase): string {
  if (viewer.as === 'task') return viewer.task.nodeName
  return viewer.as === 'copy' ? (design.flow.nodes.get(viewer.node)?.name ?? '') : ''
}

type Form = Awaited<ReturnType<typeof loadVisibleForm>>

async function attachmentsOf(
  { tx }: Parameters<typeof loadVisibleForm>[0],
  { state }: VisibleCase,
  form: Form,
) {
  const { rows } = await loadChain(tx, state.id)
  const events = rows.map(({ event }) => event)
  const files = await listVisibleFiles(tx, state.id, { values: form.values, events })
  return files.map(({ id, name, size, type }) => ({ fileId: id, name, size: Number(size), type }))
}

type Asking = Pick<AskingModel, 'tx' | 'actor' | 'now' | 'server'>

/** Earlier cases of the same starter in this flow that the caller has something to do with, the newest first. */
async function pastCases(asking: Asking, { stored, state }: VisibleCase, range: PastRange) {
  const { tx, actor, now } = asking
  const rows = await earlierCases(tx, {
    ...{ caseId: state.id, flowId: stored.flowId, starterId: state.starter },
    ...{ range, now, limit: mostCases + 1 },
    readerId: actor.isAdministrator ? undefined : actor.personId,
  })
  return { range, list: await openTo(asking, rows.slice(0, mostCases)), hasMore: rows.length > mostCases }
}

type Earlier = Awaited<ReturnType<typeof earlierCases>>

/** Without those to which his turn never came. */
async function openTo(asking: Asking, rows: Earlier): Promise<Earlier> {
  const open: Earlier = []
  for (const row of rows) if ((await findVisibleCase(asking, row.caseId)) !== undefined) open.push(row)
  return open
}
