import type { contract, HandlerOutput, RefusalCode } from '@signet/contract'
import { translateFlow } from '@signet/flow'
import { isSafeAddress } from '@signet/form'
import type { Locale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import { listVisibleFiles } from '../../../cases/reading/list-visible-files.ts'
import {
  findVisibleCase,
  loadVisibleCase,
  sideOfViewer,
  type VisibleCase,
} from '../../../cases/reading/load-visible-case.ts'
import { loadVisibleForm } from '../../../cases/reading/load-visible-form.ts'
import { titleIn } from '../../../cases/store/case-translations.ts'
import { loadChain } from '../../../cases/store/event-store.ts'
import type { Call } from '../../../http/serve.ts'
import type { AskingModel } from '../../../records/models/index.ts'
import { earlierCases, type PastRange } from './past-case-store.ts'
import { relatedRecords } from './related-records.ts'

type Endpoint = typeof contract.caseSide.open

const mostCases = 20

/** Returns the side panel of the caller's step; each part only shows what the caller could open. */
export async function openSide(call: Call<Endpoint>): Promise<HandlerOutput<Endpoint>> {
  const seen = await loadVisibleCase(call, call.input)
  const side = sideOfViewer(seen)
  if (!side) throw new Refusal<RefusalCode>('caseSide.nothing')

  const form = await loadVisibleForm(call, seen)
  const related = []
  for (const one of side.related) related.push(await relatedRecords(call, { seen, form }, one))
  return {
    nodeName: nodeNameOf(seen, call.caller.locale),
    note: side.note,
    links: side.links.filter(({ url }) => url !== '' && isSafeAddress(url)),
    related,
    attachments: side.attachments ? await attachmentsOf(call, seen, form) : null,
    past: side.past === 'none' ? null : await pastCases(call, seen, side.past),
  }
}

function nodeNameOf({ viewer, design }: VisibleCase, locale: Locale): string {
  const { nodes } = translateFlow(design.flow, locale)
  if (viewer.as === 'task') return nodes.get(viewer.task.node)?.name ?? viewer.task.nodeName
  return viewer.as === 'copy' ? (nodes.get(viewer.node)?.name ?? '') : ''
}

type Form = Awaited<ReturnType<typeof loadVisibleForm>>

async function attachmentsOf(
  { tx }: Parameters<typeof loadVisibleForm>[0],
  { state, design }: VisibleCase,
  form: Form,
) {
  const { rows } = await loadChain(tx, state.id)
  const events = rows.map(({ event }) => event)
  const files = await listVisibleFiles(tx, state.id, { form: design.form, values: form.values, events })
  return files.map(({ id, name, size, type }) => ({ fileId: id, name, size: Number(size), type }))
}

type SideReader = Pick<AskingModel, 'tx' | 'actor' | 'now' | 'server' | 'caller'>

/** Returns earlier cases of the same starter and flow on which the caller has a role, newest first. */
async function pastCases(context: SideReader, { stored, state }: VisibleCase, range: PastRange) {
  const { tx, actor, now } = context
  const rows = await earlierCases(tx, {
    ...{ caseId: state.id, flowId: stored.flowId, starterId: state.starter },
    ...{ range, now, limit: mostCases + 1 },
    readerId: actor.isAdministrator ? undefined : actor.personId,
  })
  const open = await withoutUnreadable(context, rows.slice(0, mostCases))
  return {
    range,
    list: open.map(({ translations, ...row }) => ({
      ...row,
      title: titleIn(context.caller.locale, { ...row, translations }),
    })),
    hasMore: rows.length > mostCases,
  }
}

type EarlierCases = Awaited<ReturnType<typeof earlierCases>>

/** Drops cases in which the reader's turn never came. */
async function withoutUnreadable(context: SideReader, rows: EarlierCases): Promise<EarlierCases> {
  const open: EarlierCases = []
  for (const row of rows) if ((await findVisibleCase(context, row.caseId)) !== undefined) open.push(row)
  return open
}
