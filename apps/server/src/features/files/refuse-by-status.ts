import { Refusal } from '@signet/std'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { envelopeOf } from '../../http/envelope.ts'
import type { Server } from '../../server.ts'

/** Programs that speak the upload protocol go by the HTTP status; the envelope says the rest. */
export function refuseByStatus(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const envelope = envelopeOf(server, request, error)
  const isSession = error instanceof Refusal && envelope.code >= 600
  return reply.status(isSession ? 401 : envelope.code).send(envelope)
}
