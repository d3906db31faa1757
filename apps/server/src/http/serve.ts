import {
  type Answered,
  type Endpoint,
  type Envelope,
  isWriting,
  type ReadingEndpoint,
  type Received,
  type RefusalCode,
  RefusalData,
} from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isoOf } from '../clock.ts'
import type { Cause } from '../occurrences/index.ts'
import type { OutboxFact } from '../outbox/facts.ts'
import type { Server } from '../server.ts'
import type { Actor } from './actor.ts'
import { recordDenial } from './audit-store.ts'
import { type Caller, callerOf } from './caller.ts'
import { envelopeOf, success } from './envelope.ts'
import { fingerprintOf, firstAnswer, isDoneBefore, keepAnswer, keepRefusal } from './idempotency-store.ts'
import { Outdated } from './outdated.ts'
import { readInput } from './read-input.ts'

export type Route = (app: FastifyInstance, server: Server) => void

/** The handle of a use case: a transaction when its call writes, and one that only reads otherwise. */
type HandleOf<E extends Endpoint> = E extends ReadingEndpoint ? Reader : Tx

/** What a use case of a signed-in person gets. */
export type Call<E extends Endpoint> = Readonly<{
  input: Received<E>
  actor: Actor
  tx: HandleOf<E>
  /** ISO 8601; one moment for the whole call. */
  now: string
  /** Facts that leave the machine once this call has committed. */
  tell: (fact: OutboxFact) => void
  /** Runs once this call has committed, before its answer leaves; for hints and for other databases. */
  afterCommit: (run: () => void | Promise<void>) => void
  /** Puts on record, once this call has committed, who tried what a refused part of it was. */
  deny: (refusal: Refusal) => void
  caller: Caller
  server: Server
  /** The run of a trigger that does this; absent where a person does. */
  cause?: Cause | undefined
}>

/** A call that only reads: what it hands its handle to cannot write. */
export type ReadCall = Omit<Call<Endpoint>, 'tx'> & Readonly<{ tx: Reader }>

type UseCase<E extends Endpoint> = (call: Call<E>) => Promise<Answered<E>> | Answered<E>

/**
 * Binds an endpoint to its use case for people who are signed in: reads the input, knows the actor, enforces the
 * endpoint's access, opens the transaction, keeps the answer under the caller's `Idempotency-Key`, checks the output.
 */
export function serve<E extends Endpoint>(endpoint: E, act: UseCase<E>): Route {
  return (app, server) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request) => {
        const caller = callerOf(request)
        const actor = await server.sessions.actorOf(caller.token)
        const deed = { endpoint, act, request, server, actor, caller }
        try {
          const given = await answer(deed)
          await noteDenied(deed, given)
          return given
        } catch (error) {
          if (error instanceof Refusal) await noteDenied(deed, envelopeOf(server, request, error))
          throw error
        }
      },
    })
  }
}

function answer<E extends Endpoint>(deed: Deed<E>): Promise<Envelope> {
  const { endpoint, actor } = deed
  if (endpoint.access === 'administrator' && !actor.isAdministrator)
    throw new Refusal<RefusalCode>('session.administratorsOnly')

  return isWriting(endpoint) ? write(deed) : read(deed)
}

/** Whoever tries what is not theirs to do is on record. */
async function noteDenied<E extends Endpoint>(deed: Deed<E>, answer: Envelope): Promise<void> {
  const { endpoint, server, actor, caller } = deed
  if (answer.code === 403)
    await recordDenial(server.db.tenant(actor.tenant), {
      at: isoOf(server.clock()),
      personId: actor.personId,
      what: `${endpoint.method} ${endpoint.path}`,
      refusal: RefusalData.parse(answer.data).refusal,
      requestId: caller.requestId,
    })
}

type Deed<E extends Endpoint> = Readonly<{
  endpoint: E
  act: UseCase<E>
  request: FastifyRequest
  server: Server
  actor: Actor
  caller: Caller
}>

async function read<E extends Endpoint>({
  endpoint,
  act,
  request,
  server,
  actor,
  caller,
}: Deed<E>): Promise<Envelope> {
  const call: Call<E> = {
    input: readInput(endpoint, request),
    actor,
    caller,
    server,
    // `isWriting` decides at run time what `HandleOf` decides by type.
    tx: server.db.tenant(actor.tenant) as HandleOf<E>,
    now: isoOf(server.clock()),
    tell: refuseToWrite,
    afterCommit: refuseToWrite,
    deny: refuseToWrite,
  }
  return success(endpoint.output.parse(await act(call)))
}

/** Facts belong to a transaction, and a read has none. */
function refuseToWrite(): never {
  throw new Error('A call that only reads has nothing to tell.')
}

async function write<E extends Endpoint>(deed: Deed<E>): Promise<Envelope> {
  const { endpoint, request, server, actor } = deed
  const input = readInput(endpoint, request)
  const now = isoOf(server.clock())
  const ticket = ticketOf(request, actor, now)
  const attempt = () => done(deed, { input, now, ticket })

  try {
    const { answer, facts, runs } = await attempt().catch((error: unknown) =>
      error instanceof Outdated ? attempt() : Promise.reject(error),
    )
    await runAll(deed, runs)
    if (facts.length > 0) server.outbox.wake(actor.tenant)
    return answer
  } catch (error) {
    return answerFailed(deed, ticket, error)
  }
}

type Written<E extends Endpoint> = Readonly<{ input: Received<E>; now: string; ticket: Ticket | null }>

/** One transaction, with what is to happen after it. */
function done<E extends Endpoint>(deed: Deed<E>, { input, now, ticket }: Written<E>) {
  const { endpoint, act, request, server, actor, caller } = deed
  const facts: OutboxFact[] = []
  const runs: (() => void | Promise<void>)[] = []
  const tell = (fact: OutboxFact) => facts.push(fact)
  const afterCommit = (run: () => void | Promise<void>) => runs.push(run)
  const deny = (refusal: Refusal) => afterCommit(() => noteDenied(deed, envelopeOf(server, request, refusal)))

  return server.db
    .tenant(actor.tenant)
    .transaction()
    .execute(async (tx) => {
      const call: Call<E> = {
        input,
        actor,
        caller,
        server,
        tx: tx as HandleOf<E>,
        now,
        tell,
        afterCommit,
        deny,
      }
      const answer = success(endpoint.output.parse(await act(call)))
      if (ticket) await keepAnswer(tx, ticket, { answer, facts })
      else if (facts.length > 0) await server.outbox.write(tx, facts, now)
      return { answer, facts, runs }
    })
}

/** The call has committed: what fails from here on is reported, and changes its answer no more. */
async function runAll<E extends Endpoint>(
  { request }: Deed<E>,
  runs: readonly (() => void | Promise<void>)[],
): Promise<void> {
  for (const run of runs) {
    try {
      await run()
    } catch (err) {
      request.log.error({ err }, 'something to be done after a commit failed')
    }
  }
}

type Ticket = Parameters<typeof keepAnswer>[1]

function ticketOf(request: FastifyRequest, { personId }: Actor, now: string): Ticket | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return null
  if (key.length > 100) throw new Refusal<RefusalCode>('request.invalid', { field: 'Idempotency-Key' })
  return { personId, key, now, fingerprint: fingerprintOf(request.method, request.url, request.body) }
}

/** What was done before gets the answer of then; a refusal is kept; everything else is a fault. */
async function answerFailed<E extends Endpoint>(
  { request, server, actor }: Deed<E>,
  ticket: Ticket | null,
  error: unknown,
): Promise<Envelope> {
  const db = server.db.tenant(actor.tenant)
  const first = ticket && isDoneBefore(error) ? await firstAnswer(db, ticket) : null
  if (first) return first
  if (!ticket || !(error instanceof Refusal)) throw error

  return keepRefusal(db, ticket, envelopeOf(server, request, error))
}
