import { contract } from '@signet/contract'
import type { Reader } from '@signet/db'
import { kindOfEvent } from '@signet/flow'
import { isoOf } from '../../../clock/clock.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { runFigures } from './run-store.ts'
import { allTriggers, findTriggerOrRefuse } from './trigger-store.ts'

const month = 30 * 24 * 60 * 60_000

export const listTriggers = serve(contract.triggers.list, async ({ tx, server, actor }) => {
  const all = await allTriggers(tx)
  const figures = await runFigures(tx, isoOf(server.clock() - month))
  const directory = await server.directories.of(actor.tenant)
  const names = await namesAbout(tx)
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
  }
})

/** Returns the names of forms and flows by id. */
async function namesAbout(tx: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('form')
    .select(['id', 'name'])
    .unionAll(tx.selectFrom('flow').select(['id', 'name']))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
