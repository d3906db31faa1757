import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { runView } from '../../../sync-runs/index.ts'
import { type DirectoryRun, directoryRunChanges, directoryRuns } from './run-store.ts'

export const listRuns = serve(contract.directorySync.list, async (call) => {
  const { input, tx, server, actor } = call
  const { rows, total } = await directoryRuns.select(tx, rangeOf(input), {})
  const page = toPage(rows, {
    request: input,
    total,
    placeOf: ({ startedAt, id }) => ({ at: startedAt, id }),
    show: await runView(call),
  })
  return { ...page, isOn: (await server.settings.of(actor.tenant, 'ldap')).isOn }
})

export const openRun = serve(contract.directorySync.open, async (call) => {
  const show = await runView(call)
  return show(await runOf(call, call.input.id))
})

export const listChanges = serve(contract.directorySync.changes, async (call) => {
  const { input, tx, server, caller } = call
  const { startedAt } = await runOf(call, input.id)
  const say = server.words.t(caller.locale)
  const { rows, total } = await directoryRunChanges.select(tx, input, rangeOf(input))
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ position }) => ({ at: startedAt, id: String(position) }),
    show: ({ position, reason, ...change }) => ({
      ...change,
      id: String(position),
      reason: reason ? say(`directory-sync.reason.${reason.code}`, reason.params) : '',
    }),
  })
})

/** Refuses `directorySync.notFound`. */
async function runOf({ tx }: Pick<ReadCall, 'tx'>, id: string): Promise<DirectoryRun> {
  const run = await directoryRuns.find(tx, id)
  if (!run) throw new Refusal<RefusalCode>('directorySync.notFound')
  return run
}
