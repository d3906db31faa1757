import type { Db } from '@signet/db'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { type Clock, isoOf } from '../../clock/clock.ts'
import type { Settings } from '../../people/settings/index.ts'
import { defaultTenant } from '../../people/tenants/index.ts'
import type { Actor } from '../actor.ts'
import { insertFault, insertOperation, insertSlowCall, type Operation } from './call-log-store.ts'

/**
 * Writes down what administrators did, what failed and what was slow. Always after the call and outside its
 * transaction; a failure to write is logged and changes no answer.
 */
export type CallLog = Readonly<{
  /** Says who makes a call, for what is noted about it later. */
  remember: (request: FastifyRequest, actor: Actor) => void
  noteOperation: (tenant: string, operation: Omit<Operation, 'id' | 'at'>) => Promise<void>
  /** Writes the cause of a refusal that its reader cannot mend, for administrators. */
  noteCause: (tenant: string, cause: Cause) => Promise<void>
  noteFault: (request: FastifyRequest, error: unknown) => void
  noteSlow: (request: FastifyRequest, milliseconds: number) => void
  /** Waits until everything noted is written. */
  settled: () => Promise<void>
}>

type Cause = Readonly<{ what: string; requestId: string; error: unknown }>

type Dependencies = Readonly<{ db: Db; clock: Clock; newId: () => string; log: Logger; settings: Settings }>

const minute = 60_000
/** Faults that a node writes in a minute; a fault of every call must not fill the disk. */
const mostFaults = 100
const longestMessage = 1_000
const longestStack = 8_000

export function openCallLog({ db, clock, newId, log, settings }: Dependencies): CallLog {
  const actors = new WeakMap<FastifyRequest, Actor>()
  const running = new Set<Promise<void>>()
  const faults = { since: 0, count: 0 }

  const write = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act()
    } catch (err) {
      log.warn({ err }, 'a call could not be logged')
    }
  }
  const later = (act: () => Promise<void>): void => {
    const writing = write(act).finally(() => running.delete(writing))
    running.add(writing)
  }
  const mayNoteFault = (): boolean => {
    if (clock() - faults.since >= minute) Object.assign(faults, { since: clock(), count: 0 })
    faults.count += 1
    return faults.count <= mostFaults
  }
  const factsOf = (request: FastifyRequest) => {
    const { method, id: requestId, routeOptions } = request
    const personId = actors.get(request)?.personId ?? null
    const what = `${method} ${routeOptions.url ?? 'unknown'}`
    return { id: newId(), at: isoOf(clock()), personId, what, requestId }
  }
  const tenantOf = async (request: FastifyRequest) => actors.get(request)?.tenant ?? (await defaultTenant(db))

  return {
    remember: (request, actor) => actors.set(request, actor),
    noteOperation: (tenant, operation) =>
      write(() => insertOperation(db.tenant(tenant), { ...operation, id: newId(), at: isoOf(clock()) })),
    noteCause: async (tenant, { error, ...cause }) => {
      if (!mayNoteFault()) return
      const fault = { ...cause, id: newId(), at: isoOf(clock()), personId: null, ...causeOf(error) }
      await write(() => insertFault(db.tenant(tenant), fault))
    },
    noteFault: (request, error) => {
      if (!mayNoteFault()) return
      const fault = { ...factsOf(request), ...wordsOf(error) }
      later(async () => {
        const tenant = await tenantOf(request)
        if (tenant !== undefined) await insertFault(db.tenant(tenant), fault)
      })
    },
    noteSlow: (request, milliseconds) => {
      const tenant = actors.get(request)?.tenant
      if (tenant === undefined) return
      later(async () => {
        const { slowMilliseconds } = await settings.of(tenant, 'retention')
        if (milliseconds < slowMilliseconds) return
        await insertSlowCall(db.tenant(tenant), {
          ...factsOf(request),
          milliseconds: Math.round(milliseconds),
        })
      })
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** A cause of a cause says more: that a certificate is wrong, where the whole says that a call failed. */
function causeOf(error: unknown): Readonly<{ message: string; stack: string }> {
  const { message, stack } = wordsOf(error)
  const { cause } = error instanceof Error ? error : { cause: undefined }
  return { message: cause instanceof Error ? `${message}: ${wordsOf(cause).message}` : message, stack }
}

/** PostgreSQL text cannot hold NUL. */
function wordsOf(error: unknown): Readonly<{ message: string; stack: string }> {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const clean = (text: string, most: number) => text.replaceAll('\0', '').slice(0, most)
  return { message: clean(message, longestMessage), stack: clean(stack, longestStack) }
}
