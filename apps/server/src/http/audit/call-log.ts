import { type Envelope, refusals } from '@signet/contract'
import type { Db } from '@signet/db'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { type Clock, isoOf } from '../../clock/clock.ts'
import type { Settings } from '../../people/settings/index.ts'
import { defaultTenant } from '../../people/tenants/index.ts'
import type { Actor } from '../actor.ts'
import { addressOf } from '../admission/index.ts'
import { insertFault, insertOperation, type Operation } from './call-log-store.ts'
import { refusalOf } from './refusal-of.ts'
import { openRequestLog } from './request-log.ts'

/**
 * Writes down what administrators did, what failed, what was slow and, where the company wants it, every call. Always
 * after the call and outside its transaction; a failure to write is logged and changes no answer.
 */
export type CallLog = Readonly<{
  /** Says who makes a call, for what is noted about it later. */
  remember: (request: FastifyRequest, actor: Actor) => void
  noteOperation: (tenant: string, operation: Omit<Operation, 'id' | 'at'>) => Promise<void>
  /** Writes the cause of a refusal that its reader cannot mend, for administrators. */
  noteCause: (tenant: string, cause: Cause) => Promise<void>
  /** Says how a call was refused, for what is noted about it later; a fault is written with its place in the server. */
  noteRefused: (request: FastifyRequest, answer: Envelope, error: unknown) => void
  /** Notes a call of somebody who is signed in, after its answer. */
  noteAnswered: (request: FastifyRequest, milliseconds: number) => void
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
const longestTarget = 200

export function openCallLog({ db, clock, newId, log, settings }: Dependencies): CallLog {
  const actors = new WeakMap<FastifyRequest, Actor>()
  const refused = new WeakMap<FastifyRequest, Envelope>()
  const requests = openRequestLog({ db, log, settings })
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
    noteRefused: (request, answer, error) => {
      refused.set(request, answer)
      if (answer.code !== refusals['server.failed'] || !mayNoteFault()) return
      const fault = { ...factsOf(request), ...wordsOf(error) }
      later(async () => {
        const tenant = await tenantOf(request)
        if (tenant !== undefined) await insertFault(db.tenant(tenant), fault)
      })
    },
    noteAnswered: (request, milliseconds) => {
      const actor = actors.get(request)
      if (!actor) return
      requests.note(actor.tenant, {
        ...factsOf(request),
        personId: actor.personId,
        target: Object.values(request.params ?? {})
          .join(' ')
          .slice(0, longestTarget),
        ...refusalOf(refused.get(request) ?? done),
        milliseconds: Math.round(milliseconds),
        address: addressOf(request),
      })
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
      await requests.settled()
    },
  }
}

const done = { code: 200, msg: '', data: null } as const

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
