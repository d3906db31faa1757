import { contract } from '@signet/contract'
import type { Reader } from '@signet/db'
import { kindOfEvent } from '@signet/flow'
import type { Locale } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { flowNameIn, listExcuses } from '../../../publication/index.ts'
import { runFigures } from './run-store.ts'
import { allTriggers, findTriggerOrRefuse } from './trigger-store.ts'

const month = 30 * 24 * 60 * 60_000

export const listTriggers = serve(contract.triggers.list, async ({ tx, server, actor, caller }) => {
  const all = await allTriggers(tx)
  const figures = await runFigures(tx, isoOf(server.clock() - month))
  const directory = await server.directories.of(actor.tenant)
  const names = await namesAbout(tx, caller.locale)
  const list = all.map(({ id, name, isOn, definition: { event }, actsAs, nextAt }) => ({
    ...{ id, name, isOn, event },
    nextAt: isOn ? nextAt : null,
    about: names.get(kindOfEvent(event).about(event)?.id ?? '') ?? null,
    actsAs: personRef(directory)(actsAs),
    ...(figures.get(id) ?? { waiting: 0, failed: 0, lastRun: null }),
  }))
  return { list }
})

export const openTrigger = serve(contract.triggers.open, async ({ input, tx, server, actor }) => {
  const { id, name, isOn, version, definition, actsAs, nextAt, addressHash } = await findTriggerOrRefuse(
    tx,
    input.id,
  )
  const directory = await server.directories.of(actor.tenant)
  return {
    ...{ id, name, isOn, version, definition },
    actsAs: personRef(directory)(actsAs),
    nextAt: isOn ? nextAt : null,
    hasAddress: addressHash !== null,
    excuses: await listExcuses(tx, { kind: 'trigger', subject: id }, directory.nameOf),
  }
})

/** Returns the names of forms and flows by id, in the reader's language. */
async function namesAbout(tx: Reader, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const forms = await tx.selectFrom('form').select(['id', 'name']).execute()
  const flows = await tx.selectFrom('flow').select(['id', 'name', 'translations']).execute()
  return new Map([
    ...forms.map(({ id, name }) => [id, name] as const),
    ...flows.map((flow) => [flow.id, flowNameIn(locale, flow)] as const),
  ])
}
