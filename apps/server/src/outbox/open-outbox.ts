import { type Db, type Tx, tenantSchema } from '@signet/db'
import type { Logger } from 'pino'
import { z } from 'zod'
import { type Clock, isoOf } from '../clock.ts'
import type { Bus } from '../hints/index.ts'
import type { Sockets } from '../socket/index.ts'
import { listTenants } from '../tenants/index.ts'
import { carriers } from './carriers/index.ts'
import { type Carriage, carryRound } from './carry-round.ts'
import type { OutboxFact } from './facts.ts'
import { insertFacts, tenantsWithDue } from './outbox-store.ts'
import { openPauses } from './pauses.ts'

export type Outbox = Readonly<{
  /** Writes facts into the transaction that they belong to. */
  write: (tx: Tx, facts: readonly OutboxFact[], now: string) => Promise<void>
  /** Says that facts of a tenant were committed. Without it they leave within a second or so. */
  wake: (tenant: string) => void
  start: () => Promise<void>
  /** Finishes the round under way. */
  stop: () => Promise<void>
  /** Resolves when nothing is due any more. */
  idle: () => Promise<void>
}>

type Needs = Readonly<{
  db: Db
  clock: Clock
  newId: () => string
  log: Logger
  bus: Bus
  sockets: Sockets
}>

const channel = 'outbox'
const Hint = z.object({ tenant: z.string(), node: z.string() })
const sweepEvery = 1000
/** Tenants asked in one sweep: of more, each waits its turn. */
const perSweep = 50
/** A fact after a silence leaves at once; while facts keep coming, a round takes those of so many milliseconds together. */
const gathering = 100

export function openOutbox({ db, clock, newId, log, bus, sockets }: Needs): Outbox {
  const carriage: Carriage = {
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
  let swept = 0

  const loop = async (tenant: string): Promise<void> => {
    do {
      again.delete(tenant)
      const outcome = await carryRound(carriage, tenant)
      // The node that has the turn may have looked before our facts were there: it looks once more.
      if (outcome === 'busy') bus.publish(channel, { tenant, node })
      if (outcome === 'full') again.add(tenant)
      else await pauses.rest(gathering)
    } while (again.has(tenant) && !isStopped)
  }
  const wake = (tenant: string): void => {
    again.add(tenant)
    if (loops.has(tenant) || isStopped) return

    const running = loop(tenant)
      .catch((err: unknown) => log.warn({ err, tenant }, 'facts wait for the next sweep'))
      .finally(() => loops.delete(tenant))
    loops.set(tenant, running)
  }
  const sweep = async (most: number): Promise<readonly string[]> => {
    const tenants = await listTenants(db)
    const from = most >= tenants.length ? 0 : swept % tenants.length
    const asked = [...tenants.slice(from), ...tenants.slice(0, from)].slice(0, most)
    swept = from + asked.length
    const schemas = new Map(asked.map(({ code }) => [code, tenantSchema(code)]))
    const due = await tenantsWithDue(db.platform, schemas, isoOf(clock()))
    for (const tenant of due) wake(tenant)
    return due
  }

  const tick = () => sweep(perSweep).catch((err: unknown) => log.warn({ err }, 'the outbox cannot be swept'))
  let timer: NodeJS.Timeout | undefined
  const leave = bus.subscribe(channel, (hint) => {
    const { tenant, node: from } = Hint.parse(hint)
    if (from !== node && loops.has(tenant)) again.add(tenant)
  })

  return {
    write: insertFacts,
    wake,
    start: async () => {
      timer = setInterval(tick, sweepEvery).unref()
    },
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      leave()
      await pauses.inHurry(() => Promise.all(loops.values()))
    },
    idle: () =>
      pauses.inHurry(async () => {
        do await Promise.all(loops.values())
        while ((await sweep(Number.POSITIVE_INFINITY)).length > 0)
      }),
  }
}
