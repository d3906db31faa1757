import { tenantSchema } from '@signet/db'
import { workingTenants } from '../people/tenants/index.ts'
import type { Server } from '../server.ts'
import { isoOf } from './clock.ts'
import { type DueTable, findDueWorks } from './due-store.ts'

/** Begins work in its own lane: one at a time per lane on this node, in parallel with other lanes. */
export type Begin = (lane: string, work: () => Promise<unknown>) => void

/** Work on rows when they are due. Must be safe on several nodes at once. */
export type DueWork = DueTable &
  Readonly<{
    /**
     * Does what is due; an error in one row must not block others. Long work begins in lanes. It, or the
     * work in a lane, returns whether it has done something: then there may be more.
     */
    pass: (server: Server, tenant: string, begin: Begin) => Promise<boolean>
  }>

export type Ticker = Readonly<{
  /** Looks for due work every second and for due jobs every minute. The server's only timer. */
  start: () => void
  /** Does what is due now on this node. Returns whether there was anything. */
  passDue: () => Promise<boolean>
  /** Begins nothing more and waits for running work. */
  stop: () => Promise<void>
}>

type TickerWork = Readonly<{
  works: readonly DueWork[]
  /** Work of each minute by its lane. */
  everyMinute: Readonly<Record<string, () => Promise<unknown>>>
}>

const second = 1000
const secondsPerMinute = 60

/** Does due work within about a second. Each work has a lane per tenant, so that none blocks another. */
export function openTicker(server: Server, { works, everyMinute }: TickerWork): Ticker {
  const { db, clock } = server
  const lanes = openLanes(server)
  let timer: NodeJS.Timeout | undefined
  let ticks = 0

  const pass = (tenant: string, work: number) => {
    const lane = `${tenant} ${work}`
    const within: Begin = (name, begun) => lanes.begin(`${lane} ${name}`, begun)
    lanes.begin(lane, async () => works[work]?.pass(server, tenant, within))
  }
  const look = async (): Promise<void> => {
    const tenants = await workingTenants(db)
    const schemas = new Map(tenants.map(({ code }) => [code, tenantSchema(code)]))
    const due = await findDueWorks(db.platform, { schemas, works, now: isoOf(clock()) })
    for (const { tenant, work } of due) pass(tenant, work)
  }
  const tick = () => {
    ticks += 1
    lanes.begin('leases', server.leases.renew)
    lanes.begin('look', look)
    if (ticks % secondsPerMinute !== 0) return
    for (const [lane, work] of Object.entries(everyMinute)) lanes.begin(lane, work)
  }

  return {
    start: () => {
      timer = setInterval(tick, second).unref()
    },
    passDue: async () => {
      await lanes.settled()
      await look()
      return lanes.settled()
    },
    stop: async () => {
      clearInterval(timer)
      await lanes.close()
    },
  }
}

function openLanes({ log }: Server) {
  const lanes = new Map<string, Promise<unknown>>()
  let isClosed = false

  const settled = async (): Promise<boolean> => {
    let any = false
    while (lanes.size > 0) any = (await Promise.all(lanes.values())).includes(true) || any
    return any
  }
  const begin: Begin = (lane, work) => {
    if (isClosed || lanes.has(lane)) return
    const running = work()
      .catch((err: unknown) => log.warn({ err, lane }, 'due work waits for the next round'))
      .finally(() => lanes.delete(lane))
    lanes.set(lane, running)
  }
  const close = () => {
    isClosed = true
    return settled()
  }
  return { begin, settled, close }
}
