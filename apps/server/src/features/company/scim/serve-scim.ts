import {
  type Endpoint,
  type Envelope,
  type HandlerOutput,
  isWriting,
  type KeyNeed,
  type RefusalCode,
  scimNeeds,
} from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { envelopeOf, withRetryAfter } from '../../../http/envelope.ts'
import { answering, type Call, type Route } from '../../../http/serve.ts'
import type { Server } from '../../../server.ts'

export const scimMediaType = 'application/scim+json'
const Resource = z.looseObject({
  meta: z.object({ location: z.string(), version: z.string() }).optional(),
})

type Facts = Readonly<{ status?: number; need?: KeyNeed; bodyLimit?: number }>
type Act<E extends Endpoint> = (call: Call<E>) => Promise<HandlerOutput<E>> | HandlerOutput<E>

/**
 * Binds an endpoint of SCIM. Everything but the shape of answers is as for other calls: who calls, limits, the
 * transaction, the logs. Only keys with a scope of SCIM may call. Answers 204 for nothing.
 */
export function serveScim<E extends Endpoint>(
  endpoint: E,
  act: Act<E>,
  { status = 200, need = needOf(endpoint), bodyLimit }: Facts = {},
): Route {
  const answer = answering(
    endpoint,
    (call) => {
      if (call.actor.accessKey === undefined) throw new Refusal<RefusalCode>('accessKeys.unknown')
      return act(call)
    },
    need,
  )
  return (app, server) => {
    app.register(async (scope) => {
      takeScim(scope)
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        ...(bodyLimit !== undefined && { bodyLimit }),
        config: { isForMembers: true },
        errorHandler: (error: FastifyError, request, reply) => refuse(server, { error, request, reply }),
        handler: async (request, reply) => {
          const { data } = await answer(request, server)
          if (data === null) return reply.status(204).send()
          const { meta } = Resource.parse(data)
          if (meta) reply.header('etag', meta.version).header('location', meta.location)
          return reply
            .status(status)
            .type(scimMediaType)
            .header('cache-control', 'no-store')
            .send(JSON.stringify(data))
        },
      })
    })
  }
}

function needOf(endpoint: Endpoint): KeyNeed {
  return isWriting(endpoint) ? scimNeeds.write : scimNeeds.read
}

function takeScim(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    scimMediaType,
    { parseAs: 'string' },
    scope.getDefaultJsonParser('error', 'error'),
  )
}

type Failed = Readonly<{ error: FastifyError; request: FastifyRequest; reply: FastifyReply }>

/** Answers a refusal in the shape of SCIM (RFC 7644, 3.12). */
function refuse(server: Server, { error, request, reply }: Failed) {
  const envelope = envelopeOf(server, request, error)
  server.callLog.noteRefused(request, envelope, error)
  const status = statusOf(envelope, error, request)
  const scimType = scimTypeOf(error)
  return withRetryAfter(reply, error)
    .status(status)
    .type(scimMediaType)
    .header('cache-control', 'no-store')
    .send(
      JSON.stringify({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(status),
        ...(scimType && { scimType }),
        detail: envelope.msg,
      }),
    )
}

/** What ends a session in a browser is a key that is none. */
function statusOf({ code }: Envelope, error: FastifyError, { headers }: FastifyRequest): number {
  const isStale = error instanceof Refusal && error.code === 'organization.changedMeanwhile'
  if (isStale && headers['if-match'] !== undefined) return 412
  if (code >= 600) return 401
  return code >= 400 ? code : 500
}

function scimTypeOf(error: FastifyError): string | undefined {
  if (error instanceof Refusal) return scimTypes[error.code]
  return error.statusCode === 400 ? 'invalidSyntax' : undefined
}

const scimTypes: Readonly<Record<string, string>> = {
  'organization.accountTaken': 'uniqueness',
  'organization.phoneTaken': 'uniqueness',
  'organization.codeTaken': 'uniqueness',
  'organization.cycle': 'invalidValue',
  'externals.notPossible': 'invalidValue',
  'request.invalid': 'invalidValue',
  'scim.departmentMisspelled': 'invalidValue',
  'scim.wrongFilter': 'invalidFilter',
  'scim.wrongPath': 'invalidPath',
  'scim.wrongValue': 'invalidValue',
}
