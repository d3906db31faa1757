import { type Db, type Tx, tenantSchema } from '@signet/db'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import { workingTenants } from '../../people/tenants/index.ts'
import type { Bus } from '../../socket/hints/index.ts'
import type { Sockets } from '../../socket/index.ts'
import { type Clock, isoOf } from '../clock.ts'
import { type DueTable, findDueWorks } from '../due-store.ts'
import { carriers } from './carriers.ts'
import { carryRound, type DeliveryContext } from './carry-round.ts'
import type { OutboxFact } from './facts.ts'
import { insertFacts } from './outbox-store.ts'

export type Outbox = Readonly<{
  /** Writes facts in the transaction they belong to. */
  write: (tx: Tx, facts: readonly OutboxFact[], now: string) => Promise<void>
  /** Announces committed facts; without it they leave within about a second. */
  wake: (tenant: string) => void
  /** Finishes the round under way. */
  stop: () => Promise<void>
  /** Resolves when nothing is due. */
  idle: () => Promise<void>
}>

type OutboxOptions = Readonly<{
  db: Db
  clock: Clock
  newId: () => string
  log: Logger
  bus: Bus
  sockets: Sockets
}>

const channel = 'outbox'
const Hint = z.object({ tenant: z.string(), node: z.string() })
/** Milliseconds that a round waits after the previous one to collect facts; the first leaves at once. */
const gathering = 100

/** Facts whose wake-up was lost or that are retried; the ticker wakes their tenant. */
export const dueFacts: DueTable = {
  table: 'outbox',
  // By the key: most rows that were carried are still in the table, and an index remembers that they are gone.
  dueFrom: (rows, now) => sql`(
    select available_at from ${rows} where failed is null and available_at <= ${now} order by id limit 1)`,
}

const onlyFacts = [dueFacts]

export function openOutbox({ db, clock, newId, log, bus, sockets }: OutboxOptions): Outbox {
  const carriage: DeliveryContext = {
    db,
    clock,
    newId,
    sockets,
    carriers,
    onFailure: ({ id, topic }, err) => log.error({ err, fact: id, topic }, 'a fact could not be carried'),
  }
  const node = newId()
  const loops = new Map<string, Promise<void>>()
  const again = new Set<string>()
  const pauses = openPauses()
  let isStopped = false

  const loop = async (tenant: string): Promise<void> => {
    do {
      again.delete(tenant)
      const outcome = await carryRound(carriage, tenant)
      // The delivering node may have read before our facts were committed, so it looks again.
      if (outcome === 'busy') bus.publish(channel, { tenant, node })
      if (outcome === 'full') again.add(tenant)
      else await pauses.rest(gathering)
    } while (again.has(tenant) && !isStopped)
  }
  const wake = (tenant: string): void => {
    again.add(tenant)
    if (loops.has(tenant) || isStopped) return

    const running = loop(tenant)
      .catch((err: unknown) => log.warn({ err, tenant }, 'facts wait for the next second'))
      .finally(() => loops.delete(tenant))
    loops.set(tenant, running)
  }
  const wakeDue = async (): Promise<boolean> => {
    const schemas = new Map((await workingTenants(db)).map(({ code }) => [code, tenantSchema(code)]))
    const due = await findDueWorks(db.platform, { schemas, works: onlyFacts, now: isoOf(clock()) })
    for (const { tenant } of due) wake(tenant)
    return due.length > 0
  }
  const leave = bus.subscribe(channel, (hint) => {
    const { tenant, node: from } = Hint.parse(hint)
    if (from !== node && loops.has(tenant)) again.add(tenant)
  })

  return {
    write: insertFacts,
    wake,
    stop: async () => {
      isStopped = true
      leave()
      await pauses.inHurry(() => Promise.all(loops.values()))
    },
    idle: () =>
      pauses.inHurry(async () => {
        do await Promise.all(loops.values())
        while (await wakeDue())
      }),
  }
}

export type Pauses = Readonly<{
  /** Resolves after a number of milliseconds, or at once when hurried. */
  rest: (milliseconds: number) => Promise<void>
  /** Performs work without pauses. */
  inHurry: (work: () => Promise<unknown>) => Promise<void>
}>

/** Creates pauses that can be cut short. */
export function openPauses(): Pauses {
  const ends = new Set<() => void>()
  let hurried = 0

  return {
    rest: (milliseconds) => {
      if (hurried > 0) return Promise.resolve()

      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, milliseconds).unref()
      ends.add(resolve)
      return promise.finally(() => {
        clearTimeout(timer)
        ends.delete(resolve)
      })
    },
    inHurry: async (work) => {
      hurried += 1
      for (const end of ends) end()
      try {
        await work()
      } finally {
        hurried -= 1
      }
    },
  }
}
