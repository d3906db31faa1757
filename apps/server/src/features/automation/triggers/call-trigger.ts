import { contract, type Envelope, type RefusalCode, RefusalData } from '@signet/contract'
import type { TenantDb } from '@signet/db'
import { valueFromSample, type WebhookField } from '@signet/flow'
import { Refusal } from '@signet/std'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isoOf } from '../../../clock/clock.ts'
import { headerOf } from '../../../http/caller.ts'
import { envelopeOf, success, withRetryAfter } from '../../../http/envelope.ts'
import { keepRawBody, readInput, refuseUnreadable } from '../../../http/read-input.ts'
import type { Route } from '../../../http/serve.ts'
import { triggerPlace } from '../../../outside/secrets/index.ts'
import { refuseUnsigned } from '../../../outside/signing/index.ts'
import { isOpenTenant } from '../../../people/tenants/index.ts'
import type { Server } from '../../../server.ts'
import { hashOfAddress } from './address.ts'
import { beginRun } from './run-store.ts'
import { changeTrigger, type StoredTrigger, triggerAt } from './trigger-store.ts'

/**
 * Status codes of errors that the caller can fix: not JSON, badly signed, too large. Excludes rate limits.
 */
const mendable: readonly number[] = [400, 403, 413]

const endpoint = contract.triggers.call

const largest = 256 * 1024

const perMinute = 120

/**
 * Runs a trigger for another system. Answers with the HTTP status: 202 for a run, otherwise the refusal's.
 */
export const callTrigger: Route = (app, server) => {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: largest,
    config: { perMinute },
    preParsing: keepRawBody,
    errorHandler: async (error: FastifyError, request, reply) => {
      const envelope = envelopeOf(server, request, bodyRefusal(error))
      const { data: address } = endpoint.input.safeParse(request.params)
      if (address) await showRefusal(server, address, envelope)
      return answer(withRetryAfter(reply, error), envelope)
    },
    handler: async (request, reply) => {
      const address = addressIn(request)
      const trigger = await authenticateCall(server, request, address)
      const runId = await acceptCall(server, server.db.tenant(address.tenant), { trigger, request })
      return reply.status(202).send(success(endpoint.output.parse({ runId })))
    },
  })
}

function answer(reply: FastifyReply, envelope: Envelope): FastifyReply {
  const { code } = envelope
  return reply.status(code >= 400 && code < 600 ? code : 500).send(envelope)
}

function addressIn(request: FastifyRequest): Address {
  return readInput(endpoint, { ...request, body: {}, query: {} } as FastifyRequest)
}

/** Turns the framework's generic parse error into a specific refusal. */
function bodyRefusal(error: FastifyError): Error {
  const isUnread = !(error instanceof Refusal) && [400, 415].includes(error.statusCode ?? 500)
  return isUnread ? new Refusal<RefusalCode>('triggers.bodyNotJson') : error
}

/** Finds the trigger of an address and checks the signature if it requires one. */
async function authenticateCall(
  server: Server,
  request: FastifyRequest,
  address: Address,
): Promise<StoredTrigger> {
  const trigger = await findCalledTrigger(server, address)
  if (!trigger) throw new Refusal<RefusalCode>('triggers.unknownAddress')

  if (trigger.definition.event.kind === 'webhook' && trigger.definition.event.isSigned)
    refuseUnsigned(
      server,
      request,
      server.secrets.open(trigger.signingKey ?? '', triggerPlace(address.tenant, trigger.id)),
    )
  return trigger
}

type TriggerCall = Readonly<{ trigger: StoredTrigger; request: FastifyRequest }>

/**
 * Starts a run; returns null when the call is only recorded for a listener. Refuses `triggers.bodyNotJson`,
 * `triggers.wrongType` and `triggers.unknownAddress`.
 */
async function acceptCall(
  server: Server,
  tx: TenantDb,
  { trigger, request }: TriggerCall,
): Promise<string | null> {
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
  const event = Object.fromEntries(fields.map((field) => [field.key, readField(body, field)]))
  return beginRun(tx, { triggerId: trigger.id, version: trigger.version, event, key: keyOf(request), now })
}

function readField(body: unknown, field: WebhookField) {
  const value = valueFromSample(body, field)
  if (value === undefined)
    throw new Refusal<RefusalCode>('triggers.wrongType', { path: field.path, type: field.type })
  return value
}

/**
 * Returns the idempotency key of a call. A signed call uses its signed id, so that it cannot be replayed
 * under another key.
 */
function keyOf(request: FastifyRequest): string | undefined {
  const key = headerOf(request, 'webhook-id') || headerOf(request, 'idempotency-key')
  return key === '' ? undefined : `call ${key}`
}

/** Shows a listener why a call was refused; the listener keeps waiting. */
async function showRefusal(server: Server, address: Address, { code, data }: Envelope) {
  if (!mendable.includes(code)) return
  const trigger = await findCalledTrigger(server, address)
  if (!trigger || !listensAt(trigger, isoOf(server.clock()))) return

  const { refusal, params } = RefusalData.parse(data)
  const refused = JSON.stringify({ refusal, params })
  await changeTrigger(server.db.tenant(address.tenant), trigger.id, { refused })
}

/** Whether an administrator is waiting to inspect the next call. */
function listensAt({ listensUntil }: StoredTrigger, now: string): boolean {
  return listensUntil !== null && listensUntil > now
}

type Address = Readonly<{ tenant: string; token: string }>

/** Returns the trigger at an address; undefined for an unknown one. */
async function findCalledTrigger(
  { db }: Pick<Server, 'db'>,
  { tenant, token }: Address,
): Promise<StoredTrigger | undefined> {
  if (!(await isOpenTenant(db, tenant))) return undefined
  return triggerAt(db.tenant(tenant), hashOfAddress(token))
}
