import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { sayReason } from '../../../clock/reason.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { runView } from '../../../sync-runs/index.ts'
import { findInterface } from '../../data-interfaces/index.ts'
import { type DataRun, type DataRunChange, dataRunChanges, dataRuns } from './run-store.ts'
import type { TargetWords } from './sync-plan.ts'
import { findSync } from './sync-store.ts'
import { targetOf } from './targets.ts'

export const listRuns = serve(contract.dataSyncs.runs, async (call) => {
  const { input, tx } = call
  if (!(await findSync(tx, input.id))) throw new Refusal<RefusalCode>('dataSyncs.notFound')
  const { rows, total } = await dataRuns.select(tx, rangeOf(input), { syncId: input.id })
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ startedAt, id }) => ({ at: startedAt, id }),
    show: await runView(call),
  })
})

export const openRun = serve(contract.dataSyncs.openRun, async (call) => {
  const run = await runOf(call, call.input.id)
  const labels = await labelsOf(call, run.syncId)
  return {
    ...(await runView(call))(run),
    syncId: run.syncId,
    parameters: run.parameters.map(({ name, value }) => ({ name, value, label: labels.get(name) ?? name })),
  }
})

/** Labels of the interface's parameters as they are now. */
async function labelsOf({ tx }: ReadCall, syncId: string): Promise<ReadonlyMap<string, string>> {
  const sync = await findSync(tx, syncId)
  if (!sync) return new Map()
  const { question } = await findInterface(tx, sync.settings.interfaceId)
  return new Map(question.parameters.map(({ name, label }) => [name, label || name]))
}

export const listChanges = serve(contract.dataSyncs.changes, async (call) => {
  const { input, tx, server, caller } = call
  const { startedAt, syncId } = await runOf(call, input.id)
  const { rows, total } = await dataRunChanges.select(tx, input, rangeOf(input))
  const words = await wordsOf(call, syncId)
  const say = server.words.t(caller.locale)
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ position }) => ({ at: startedAt, id: String(position) }),
    show: ({ position, kind, sourceRow: row, key, cells, reason }) => ({
      ...{ kind, row, key },
      id: String(position),
      cells: cells.map((cell) => cellView(words, cell)),
      reason: reason ? sayReason(say, reason) : '',
    }),
  })
})

function cellView({ labelOf, say }: TargetWords, { problem, ...cell }: DataRunChange['cells'][number]) {
  return { ...cell, label: labelOf(cell.field), problem: problem ? say(problem) : '' }
}

/** Names of the target, which may be gone, or closed to the reader: reports stay readable then. */
async function wordsOf(call: ReadCall, syncId: string): Promise<TargetWords> {
  const target = (await findSync(call.tx, syncId))?.settings.target
  const say = call.server.words.t(call.caller.locale)
  const plain: TargetWords = {
    labelOf: (field) => field,
    say: ({ path, code, params }) => say(code, { ...params, field: path }),
  }
  if (!target) return plain
  try {
    return await targetOf(target).words(call, target.id)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return plain
  }
}

/** Refuses `dataSyncs.runNotFound`. */
async function runOf({ tx }: Pick<ReadCall, 'tx'>, id: string): Promise<DataRun> {
  const run = await dataRuns.find(tx, id)
  if (!run) throw new Refusal<RefusalCode>('dataSyncs.runNotFound')
  return run
}
