import {
  type Endpoint,
  type Envelope,
  type HandlerOutput,
  isForViewers,
  isWriting,
  type KeyNeed,
  type ParsedInput,
  type ReadingEndpoint,
  type RefusalCode,
} from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isoOf } from '../clock/clock.ts'
import type { OutboxFact } from '../clock/outbox/facts.ts'
import type { Cause } from '../records/occurrences/index.ts'
import type { Server } from '../server.ts'
import { type Actor, mayAdminister } from './actor.ts'
import { isForExternals, needOf } from './admission/index.ts'
import { noteKeyUse } from './audit/note-key-use.ts'
import { noteRefused } from './audit/note-refused.ts'
import { refusalOf } from './audit/refusal-of.ts'
import { actorOf, type Caller, callerOf } from './caller.ts'
import { envelopeOf, StaleCacheError, success } from './envelope.ts'
import {
  answerSeal,
  fingerprintOf,
  firstAnswer,
  isDoneBefore,
  keepAnswer,
  keepRefusal,
} from './idempotency-store.ts'
import { readInput } from './read-input.ts'

export type Route = (app: FastifyInstance, server: Server) => void

/** The handle of a use case: a transaction for writing endpoints, otherwise read-only. */
type HandleOf<E extends Endpoint> = E extends ReadingEndpoint ? Reader : Tx

/** Input of a use case of a signed-in person. */
export type Call<E extends Endpoint> = Readonly<{
  input: ParsedInput<E>
  actor: Actor
  tx: HandleOf<E>
  /** ISO 8601; the same for the whole call. */
  now: string
  /** Queues a fact for the outbox, sent after commit. */
  tell: (fact: OutboxFact) => void
  /** Runs after commit, before the answer; for hints and other databases. */
  afterCommit: (run: () => void | Promise<void>) => void
  /** Writes refused rows of a batch to the audit log after commit. */
  deny: (refusal: Refusal) => void
  caller: Caller
  server: Server
  /** The trigger run that makes this call; undefined for a person. */
  cause?: Cause | undefined
}>

/** A read-only call, whose handle cannot write. */
export type ReadCall = Omit<Call<Endpoint>, 'tx'> & Readonly<{ tx: Reader }>

type UseCase<E extends Endpoint> = (call: Call<E>) => Promise<HandlerOutput<E>> | HandlerOutput<E>

/**
 * Binds an endpoint for signed-in people: parses the input, finds the actor, enforces access, opens the
 * transaction, stores the answer under the `Idempotency-Key`, and checks the output.
 */
export function serve<E extends Endpoint>(endpoint: E, act: UseCase<E>): Route {
  const answerTo = answering(endpoint, act, needOf(endpoint))
  return (app, server) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { isForMembers: true },
      handler: (request) => answerTo(request, server),
    })
  }
}

/** Returns what answers a request of a signed-in person, for routes that send it in a shape of their own. */
export function answering<E extends Endpoint>(endpoint: E, act: UseCase<E>, need: KeyNeed | undefined) {
  return async (request: FastifyRequest, server: Server): Promise<Envelope> => {
    const caller = callerOf(request)
    const actor = await actorOf(server, caller, need)
    server.callLog.remember(request, actor)
    const bound = { endpoint, act, request, server, actor, caller }
    const begun = performance.now()
    try {
      const given = await answer(bound)
      await note(bound, { begun, answer: given })
      return given
    } catch (error) {
      const refused = error instanceof Refusal ? envelopeOf(server, request, error) : undefined
      await note(bound, { begun, answer: refused })
      throw error
    }
  }
}

function answer<E extends Endpoint>(bound: BoundCall<E>): Promise<Envelope> {
  const { endpoint, actor } = bound
  if (endpoint.access === 'administrator' && !mayAdminister(actor, endpoint))
    throw new Refusal<RefusalCode>('session.administratorsOnly')

  if (actor.isExternal && !isForExternals(endpoint)) throw new Refusal<RefusalCode>('externals.notForYou')

  if (actor.viewerId && !isForViewers(endpoint)) throw new Refusal<RefusalCode>('session.viewOnly')

  return isWriting(endpoint) ? write(bound) : read(bound)
}

function noteDenied<E extends Endpoint>(bound: BoundCall<E>, answer: Envelope): Promise<void> {
  const { server, actor, caller } = bound
  return noteRefused(server, { actor, caller, what: caller.what, answer })
}

/** A fault has no answer here; it is answered by the framework. */
type Outcome = Readonly<{ begun: number; answer: Envelope | undefined }>

async function note<E extends Endpoint>(bound: BoundCall<E>, outcome: Outcome): Promise<void> {
  if (outcome.answer) await noteDenied(bound, outcome.answer)
  await noteKeyUse(bound.server, { ...bound, ...outcome })
  await noteOperation(bound, outcome)
}

/** Writes down what an administrator changed or tried to change. */
async function noteOperation<E extends Endpoint>(bound: BoundCall<E>, outcome: Outcome): Promise<void> {
  const { endpoint, server, actor, caller, request } = bound
  if (endpoint.access !== 'administrator' || !isWriting(endpoint) || !mayAdminister(actor, endpoint)) return

  await server.callLog.noteOperation(actor.tenant, {
    personId: actor.personId,
    what: caller.what,
    target: targetOf(request, outcome.answer),
    ...refusalOf(outcome.answer),
    requestId: caller.requestId,
    milliseconds: Math.round(performance.now() - outcome.begun),
    address: caller.ip,
  })
}

const longestTarget = 200

/** The ids in the address, or the id of what was created. */
function targetOf(request: FastifyRequest, answer: Envelope | undefined): string {
  const named = Object.values(request.params as Readonly<Record<string, string>>)
  const { id } = (answer?.data ?? {}) as Readonly<{ id?: unknown }>
  const target = named.length > 0 ? named.join(' ') : typeof id === 'string' ? id : ''
  return target.slice(0, longestTarget)
}

type BoundCall<E extends Endpoint> = Readonly<{
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
}: BoundCall<E>): Promise<Envelope> {
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

/** Facts need a transaction, and a read has none. */
function refuseToWrite(): never {
  throw new Error('A reading call cannot write facts')
}

async function write<E extends Endpoint>(bound: BoundCall<E>): Promise<Envelope> {
  const { endpoint, request, server, actor } = bound
  const input = readInput(endpoint, request)
  const now = isoOf(server.clock())
  const ticket = ticketOf(bound, now)
  const attempt = () => perform(bound, { input, now, ticket })

  try {
    const { answer, facts, runs } = await attempt().catch((error: unknown) =>
      error instanceof StaleCacheError ? attempt() : Promise.reject(error),
    )
    await runAll(bound, runs)
    if (facts.length > 0) server.outbox.wake(actor.tenant)
    return answer
  } catch (error) {
    return answerFailed(bound, ticket, error)
  }
}

type ParsedCall<E extends Endpoint> = Readonly<{ input: ParsedInput<E>; now: string; ticket: Ticket | null }>

/** Runs a use case in one transaction and its follow-ups after commit. */
function perform<E extends Endpoint>(bound: BoundCall<E>, { input, now, ticket }: ParsedCall<E>) {
  const { endpoint, act, request, server, actor, caller } = bound
  const facts: OutboxFact[] = []
  const runs: (() => void | Promise<void>)[] = []
  const tell = (fact: OutboxFact) => facts.push(fact)
  const afterCommit = (run: () => void | Promise<void>) => runs.push(run)
  const deny = (refusal: Refusal) =>
    afterCommit(() => noteDenied(bound, envelopeOf(server, request, refusal)))

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

/** After commit, a failure is logged and no longer changes the answer. */
async function runAll<E extends Endpoint>(
  { request }: BoundCall<E>,
  runs: readonly (() => void | Promise<void>)[],
): Promise<void> {
  for (const run of runs) {
    try {
      await run()
    } catch (err) {
      request.log.error({ err }, 'work after a commit failed')
    }
  }
}

type Ticket = Parameters<typeof keepAnswer>[1]

function ticketOf<E extends Endpoint>(
  { endpoint, request, server, actor: { personId }, caller: { token } }: BoundCall<E>,
  now: string,
): Ticket | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || endpoint.isRepeatable) return null
  if (key.length > 100) throw new Refusal<RefusalCode>('request.invalid', { field: 'Idempotency-Key' })

  const fingerprint = fingerprintOf(request, endpoint.takesSecret ? token : '')
  const seal = endpoint.answersSecret ? answerSeal({ token, key }, server.random) : undefined
  return { personId, key, now, fingerprint, seal }
}

/** A repeated call gets the stored answer, and a refusal is stored; other errors are faults. */
async function answerFailed<E extends Endpoint>(
  { request, server, actor }: BoundCall<E>,
  ticket: Ticket | null,
  error: unknown,
): Promise<Envelope> {
  const db = server.db.tenant(actor.tenant)
  const first = ticket && isDoneBefore(error) ? await firstAnswer(db, ticket) : null
  if (first) return first
  if (!ticket || !(error instanceof Refusal) || isPassing(error)) throw error

  return keepRefusal(db, ticket, envelopeOf(server, request, error))
}

/** A refusal that a repeated call must not get again. */
function isPassing({ code }: Refusal): boolean {
  return code === 'request.tooMany' || code === 'session.confirmFirst'
}
