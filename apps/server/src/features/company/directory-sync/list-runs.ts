import { contract, type HandlerOutput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { sayReason } from '../../../clock/reason.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { countChanges, countRuns, findRun, type StoredRun, selectChanges, selectRuns } from './run-store.ts'

export const listRuns = serve(contract.directorySync.list, async (call) => {
  const { input, tx, server, actor } = call
  const page = toPage(await selectRuns(tx, rangeOf(input)), {
    request: input,
    total: await countRuns(tx),
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
  return toPage(await selectChanges(tx, input, rangeOf(input)), {
    request: input,
    total: await countChanges(tx, input),
    placeOf: ({ position }) => ({ at: startedAt, id: String(position) }),
    show: ({ position, reason, ...change }) => ({
      ...change,
      id: String(position),
      reason: reason ? say(`directory-sync.reason.${reason.code}`, reason.params) : '',
    }),
  })
})

/** Refuses `directorySync.notFound`. */
async function runOf({ tx }: Pick<ReadCall, 'tx'>, id: string): Promise<StoredRun> {
  const run = await findRun(tx, id)
  if (!run) throw new Refusal<RefusalCode>('directorySync.notFound')
  return run
}

type View = HandlerOutput<typeof contract.directorySync.open>

async function runView({ server, caller, actor }: ReadCall): Promise<(run: StoredRun) => View> {
  const refer = personRef(await server.directories.of(actor.tenant))
  const say = server.words.t(caller.locale)
  return ({ id, kind, state, startedBy, startedAt, endedAt, counts, reason }) => ({
    ...{ id, kind, state, startedAt, endedAt, counts },
    startedBy: startedBy === null ? null : refer(startedBy),
    reason: reason ? sayReason(say, reason) : '',
  })
}
