import { contract, type DataSyncSettings, type RefusalCode } from '@signet/contract'
import { canonicalJson, Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import type { AskingModel } from '../../../records/models/index.ts'
import { refuseOvertaken, revisionOf } from '../../../revisions/index.ts'
import { runView } from '../../../sync-runs/index.ts'
import { findInterface } from '../../data-interfaces/index.ts'
import { dataRuns, latestRuns } from './run-store.ts'
import { refuseUnfitParameters } from './sync-parameters.ts'
import {
  type DataSync,
  deleteSync,
  findSync,
  insertSync,
  lockSync,
  namesOfTargets,
  selectSyncs,
  updateSync as updateRow,
} from './sync-store.ts'
import { targetOf } from './targets.ts'

export const listSyncs = serve(contract.dataSyncs.list, async (call) => {
  const { input, tx } = call
  const { rows, total } = await selectSyncs(tx, rangeOf(input), input.keyword)
  const runs = await latestRuns(
    tx,
    rows.map(({ id }) => id),
  )
  const names = await namesOfTargets(
    tx,
    rows.map(({ settings }) => settings.target.id),
  )
  const showRun = await runView(call)
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ changedAt, id }) => ({ at: changedAt, id }),
    show: ({ id, source, changedAt, settings: { fullName, schedule, target } }) => {
      const run = runs.get(id)
      return {
        ...{ id, fullName, source, schedule, changedAt },
        target: { ...target, name: names.get(target.id) ?? '' },
        lastRun: run ? showRun(run) : null,
      }
    },
  })
})

export const openSync = serve(contract.dataSyncs.open, async ({ input, tx, server, actor }) => {
  const { id, settings, savedBy, readUntil, changedAt } = await syncOf(tx, input.id)
  const refer = personRef(await server.directories.of(actor.tenant))
  return { ...settings, id, actsFor: refer(savedBy), readUntil, changedAt, revision: revisionOf(settings) }
})

export const listFields = serve(contract.dataSyncs.fields, async (call) => ({
  list: [...(await targetOf(call.input).fields(call, call.input.id))],
}))

export const createSync = serve(contract.dataSyncs.create, async (call) => {
  const { input, tx, now, server, actor } = call
  await refuseUnfit(call, input)
  const id = server.newId()
  await insertSync(tx, { id, settings: input, savedBy: actor.personId, readUntil: null, changedAt: now })
  return { id }
})

export const updateSync = serve(contract.dataSyncs.update, async (call) => {
  const { input, tx, now, actor } = call
  const { id, expects, ...settings } = input
  const stored = await lockSync(tx, id)
  if (!stored) throw new Refusal<RefusalCode>('dataSyncs.notFound')
  const { settings: before, readUntil } = stored
  refuseOvertaken(before, expects)
  const { target } = before
  // What came from the source is known by its record or entry, which another target does not have.
  if (target.kind !== settings.target.kind || target.id !== settings.target.id)
    throw new Refusal<RefusalCode>('dataSyncs.targetFixed')
  await refuseUnfit(call, settings)
  const sync = { id, settings, savedBy: actor.personId, changedAt: now }
  await updateRow(tx, { ...sync, readUntil: readsTheSame(before, settings) ? readUntil : null })
  return null
})

export const removeSync = serve(contract.dataSyncs.remove, async ({ input, tx }) => {
  const { id } = await syncOf(tx, input.id)
  if (await dataRuns.isUnderWay(tx, { syncId: id })) throw new Refusal<RefusalCode>('dataSyncs.underWay')
  await deleteSync(tx, id)
  return null
})

/** Refuses `dataSyncs.notFound`. */
export async function syncOf(tx: AskingModel['tx'], id: string): Promise<DataSync> {
  const sync = await findSync(tx, id)
  if (!sync) throw new Refusal<RefusalCode>('dataSyncs.notFound')
  return sync
}

/** Another source or mapping begins anew, since rows that were read earlier have not filled it. */
function readsTheSame(before: DataSyncSettings, after: DataSyncSettings): boolean {
  const [one, other] = [before, after].map(({ interfaceId, columns, key }) =>
    canonicalJson({ interfaceId, columns, key }),
  )
  return one === other
}

/** Refuses settings that no run could follow. */
async function refuseUnfit(asking: AskingModel, settings: DataSyncSettings): Promise<void> {
  const { interfaceId, target, columns, key, vanished } = settings
  refuseUnfitParameters((await findInterface(asking.tx, interfaceId)).question, settings)
  const fields = new Map(
    (await targetOf(target).fields(asking, target.id)).map((one) => [one.field, one] as const),
  )
  const mapped = columns.map(({ field }) => field)
  const ended = vanished.kind === 'end' && target.kind === 'records' ? [vanished.field] : []
  const unknown = [...mapped, ...ended].find((field) => !fields.has(field))
  if (unknown !== undefined) throw new Refusal<RefusalCode>('dataSyncs.fieldUnknown', { field: unknown })
  const all = [...mapped, ...ended]
  const twice = all.find((field, at) => all.indexOf(field) < at)
  const labelOf = (field: string) => fields.get(field)?.label ?? field
  if (twice !== undefined) throw new Refusal<RefusalCode>('dataSyncs.fieldTwice', { field: labelOf(twice) })
  if (!mapped.includes(key)) throw new Refusal<RefusalCode>('dataSyncs.keyUnmapped')
  if (!fields.get(key)?.isKey) throw new Refusal<RefusalCode>('dataSyncs.keyUnfit', { field: labelOf(key) })
}
