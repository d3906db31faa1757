import { contract, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock.ts'
import { serve } from '../../http/serve.ts'
import type { Server } from '../../server.ts'
import { countFigures, type Figures } from './count-figures.ts'
import { flowName } from './figures-store.ts'
import { openShelf, type Shelf } from './open-shelf.ts'

const day = 86_400_000
/** Beyond so many days weeks would be too many. */
const mostWeeks = 190

const shelves = new WeakMap<Server, Shelf<Figures>>()

/** The figures of now, or, where counting them takes long, those of a moment that is named. */
export const openStatistics = serve(contract.flowStatistics.open, async ({ input, tx, actor, server }) => {
  const { flowId, days } = input
  const { tenant } = actor
  const name = await flowName(tx, flowId)
  if (name === undefined) throw new Refusal<RefusalCode>('approvals.flowNotFound')

  const shelf = shelves.get(server) ?? openShelf<Figures>(server.clock)
  shelves.set(server, shelf)
  const count = (tx: Reader) => {
    const now = server.clock()
    const by = days > mostWeeks ? 'month' : 'week'
    const since = isoOf(now - days * day)
    return countFigures(tx, { flowId, since, by, timeZone: server.timeZone, now: isoOf(now) })
  }
  const { figures, countedAt, isBeingCounted } = await shelf.ask({
    key: `${tenant}/${flowId}/${days}`,
    count: () => count(tx),
    countBehind: () => server.db.tenant(tenant).transaction().execute(count),
    onFailure: (err) => server.log.warn({ err, flowId, tenant }, 'figures could not be counted anew'),
  })
  return { flow: { id: flowId, name }, ...figures, countedAt: isoOf(countedAt), isBeingCounted }
})
