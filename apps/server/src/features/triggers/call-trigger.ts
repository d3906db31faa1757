import { contract, type Envelope, type RefusalCode } from '@signet/contract'
import type { TenantDb } from '@signet/db'
import { sampledValue } from '@signet/flow'
import { Refusal } from '@signet/std'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isoOf } from '../../clock.ts'
import { headerOf } from '../../http/caller.ts'
import { envelopeOf, success } from '../../http/envelope.ts'
import { keepRawBody } from '../../http/raw-body.ts'
import { readInput } from '../../http/read-input.ts'
import { refuseUnreadable } from '../../http/refuse-unreadable.ts'
import type { Route } from '../../http/serve.ts'
import type { Server } from '../../server.ts'
import { refuseUnsigned } from '../../signing/index.ts'
import { tenantExists } from '../../tenants/index.ts'
import { hashOfAddress, placeOfKey } from './address.ts'
import { beginRun } from './run-store.ts'
import { changeTrigger, type StoredTrigger, triggerAt } from './trigger-store.ts'

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
    errorHandler: (error, request, reply) => answer(reply, envelopeOf(server, request, error)),
    handler: async (request, reply) => {
      const { tenant, token } = readInput(endpoint, { ...request, body: {}, query: {} } as FastifyRequest)
      const trigger = await provenTrigger(server, request, { tenant, token })
      const runId = await take(server, server.db.tenant(tenant), { trigger, request })
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

type Address = Readonly<{ tenant: string; token: string }>

/** Whoever is called, when the address is known and the call is signed where it must be. */
async function provenTrigger(
  server: Server,
  request: FastifyRequest,
  { tenant, token }: Address,
): Promise<StoredTrigger> {
  const unknown = new Refusal<RefusalCode>('triggers.unknownAddress')
  if (!(await tenantExists(server.db, tenant))) throw unknown
  const trigger = await triggerAt(server.db.tenant(tenant), hashOfAddress(token))
  if (!trigger) throw unknown

  if (trigger.definition.event.kind === 'webhook' && trigger.definition.event.isSigned)
    refuseUnsigned(
      server,
      request,
      server.secrets.open(trigger.signingKey ?? '', placeOfKey(tenant, trigger.id)),
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
  const isListening = trigger.listensUntil !== null && trigger.listensUntil > now
  if (!trigger.isOn && !isListening) throw new Refusal<RefusalCode>('triggers.unknownAddress')
  if (isListening) await changeTrigger(tx, trigger.id, { sample: JSON.stringify(body), listensUntil: null })
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
