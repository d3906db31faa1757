import { contract, type Envelope, type RefusalCode, RefusalData } from '@signet/contract'
import type { TenantDb } from '@signet/db'
import { sampledValue } from '@signet/flow'
import { Refusal } from '@signet/std'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isoOf } from '../../clock.ts'
import { headerOf } from '../../http/caller.ts'
import { envelopeOf, success } from '../../http/envelope.ts'
import { keepRawBody } from '../../http/raw-body.ts'
import { readInput } from '../../http/read-input.ts'
import { refuseUnreadable } from '../../http/refuse-unreadable.ts'
import type { Route } from '../../http/serve.ts'
import type { Server } from '../../server.ts'
import { refuseUnsigned } from '../../signing/index.ts'
import { placeOfKey } from './address.ts'
import { beginRun } from './run-store.ts'
import { type Address, triggerCalled } from './trigger-called.ts'
import { changeTrigger, type StoredTrigger } from './trigger-store.ts'

/** What a caller can mend: not JSON, not signed as it must be, too large. Never how often somebody calls. */
const mendable: readonly number[] = [400, 403, 413]

const endpoint = contract.triggers.call

const largest = 256 * 1024

const perMinute = 120

/** What another system sets off. It reads the status of HTTP, not the envelope: 202 for a run, a refusal's own otherwise. */
export const callTrigger: Route = (app, server) => {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: largest,
    config: { rateLimit: { max: perMinute, timeWindow: '1 minute', keyGenerator: addressOf } },
    preParsing: keepRawBody,
    errorHandler: async (error: FastifyError, request, reply) => {
      const envelope = envelopeOf(server, request, bodyRefusal(error))
      const { data: address } = endpoint.input.safeParse(request.params)
      if (address) await tellListener(server, address, envelope)
      return answer(reply, envelope)
    },
    handler: async (request, reply) => {
      const address = addressIn(request)
      const trigger = await provenTrigger(server, request, address)
      const runId = await take(server, server.db.tenant(address.tenant), { trigger, request })
      return reply.status(202).send(success(endpoint.output.parse({ runId })))
    },
  })
}

/** One sender may know several addresses; each has its own limit, whoever calls it. */
function addressOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? ''
}

function answer(reply: FastifyReply, envelope: Envelope): FastifyReply {
  const { code } = envelope
  return reply.status(code >= 400 && code < 600 ? code : 500).send(envelope)
}

function addressIn(request: FastifyRequest): Address {
  return readInput(endpoint, { ...request, body: {}, query: {} } as FastifyRequest)
}

/** The framework only says that what was sent is not valid; whoever calls is told what it should have been. */
function bodyRefusal(error: FastifyError): Error {
  const isUnread = !(error instanceof Refusal) && [400, 415].includes(error.statusCode ?? 500)
  return isUnread ? new Refusal<RefusalCode>('triggers.bodyNotJson') : error
}

/** Whoever is called, when the address is known and the call is signed where it must be. */
async function provenTrigger(
  server: Server,
  request: FastifyRequest,
  address: Address,
): Promise<StoredTrigger> {
  const trigger = await triggerCalled(server, address)
  if (!trigger) throw new Refusal<RefusalCode>('triggers.unknownAddress')

  if (trigger.definition.event.kind === 'webhook' && trigger.definition.event.isSigned)
    refuseUnsigned(
      server,
      request,
      server.secrets.open(trigger.signingKey ?? '', placeOfKey(address.tenant, trigger.id)),
    )
  return trigger
}

type Taken = Readonly<{ trigger: StoredTrigger; request: FastifyRequest }>

/** The run that a call begins; null when it is only listened to. Refuses `triggers.bodyNotJson` and `triggers.unknownAddress`. */
async function take(server: Server, tx: TenantDb, { trigger, request }: Taken): Promise<string | null> {
  const { body } = request
  const isJson = headerOf(request, 'content-type').startsWith('application/json')
  if (!isJson || typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal<RefusalCode>('triggers.bodyNotJson')
  refuseUnreadable(body)

  const now = isoOf(server.clock())
  const isListening = listensAt(trigger, now)
  if (!trigger.isOn && !isListening) throw new Refusal<RefusalCode>('triggers.unknownAddress')
  if (isListening)
    await changeTrigger(tx, trigger.id, { sample: JSON.stringify(body), refused: null, listensUntil: null })
  if (!trigger.isOn || trigger.definition.event.kind !== 'webhook') return null

  const { fields } = trigger.definition.event
  const event = Object.fromEntries(fields.map((field) => [field.key, sampledValue(body, field)]))
  return beginRun(tx, { triggerId: trigger.id, version: trigger.version, event, key: keyOf(request), now })
}

/**
 * Who sends the same thing again names it by the same key. The id of a signed call is signed with it and comes first, so
 * that nobody plays it back under another name.
 */
function keyOf(request: FastifyRequest): string | undefined {
  const key = headerOf(request, 'webhook-id') || headerOf(request, 'idempotency-key')
  return key === '' ? undefined : `call ${key}`
}

/** Whoever waits for a call learns why this one was not taken, and goes on waiting for the next. */
async function tellListener(server: Server, address: Address, { code, data }: Envelope) {
  if (!mendable.includes(code)) return
  const trigger = await triggerCalled(server, address)
  if (!trigger || !listensAt(trigger, isoOf(server.clock()))) return

  const { refusal, params } = RefusalData.parse(data)
  const refused = JSON.stringify({ refusal, params })
  await changeTrigger(server.db.tenant(address.tenant), trigger.id, { refused })
}

/** Whether somebody waits for the next call to look at it. */
function listensAt({ listensUntil }: StoredTrigger, now: string): boolean {
  return listensUntil !== null && listensUntil > now
}
