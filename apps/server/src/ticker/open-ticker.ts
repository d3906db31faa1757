import { tenantSchema } from '@signet/db'
import { isoOf } from '../clock.ts'
import type { Server } from '../server.ts'
import { listTenants } from '../tenants/index.ts'
import type { Begin, ClockWork } from './clock-work.ts'
import { type DueWork, dueWorks } from './ticker-store.ts'

export type Ticker = Readonly<{
  /** Looks every second for what has its moment now. */
  start: () => void
  /** Does what is due now, on this node, and answers whether there was anything. */
  passDue: () => Promise<boolean>
  /** Begins nothing more, and waits for what is under way. */
  stop: () => Promise<void>
}>

const second = 1000
/** Tenants asked in one statement. */
const atOnce = 100

/**
 * Lets time pass, with a lateness of a second and the length of a round. Any number of nodes may do so at once. Each work
 * goes its own way in each tenant: one that takes long, or fails, holds up no other.
 */
export function openTicker(server: Server, works: readonly ClockWork[]): Ticker {
  const { db, clock } = server
  const lanes = openLanes(server)
  let timer: NodeJS.Timeout | undefined

  const pass = ({ tenant, place }: DueWork) => {
    const lane = `${tenant} ${place}`
    const within: Begin = (name, work) => lanes.begin(`${lane} ${name}`, work)
    lanes.begin(lane, async () => works[place]?.pass(server, tenant, within))
  }
  const look = async (): Promise<void> => {
    const tenants = await listTenants(db)
    for (let from = 0; from < tenants.length; from += atOnce) {
      const asked = tenants.slice(from, from + atOnce)
      const schemas = new Map(asked.map(({ code }) => [code, tenantSchema(code)]))
      for (const due of await dueWorks(db.platform, { schemas, works, now: isoOf(clock()) })) pass(due)
    }
  }

  return {
    start: () => {
      timer = setInterval(() => lanes.begin('look', look), second).unref()
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
      .catch((err: unknown) => log.warn({ err, lane }, 'what is due waits for the next second'))
      .finally(() => lanes.delete(lane))
    lanes.set(lane, running)
  }
  const close = () => {
    isClosed = true
    return settled()
  }
  return { begin, settled, close }
}
