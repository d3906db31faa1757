import { Refusal } from '@signet/std'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { envelopeOf } from '../../http/envelope.ts'
import type { Server } from '../../server.ts'

/** Sets the HTTP status of a refusal, since clients of the upload protocol ignore the envelope. */
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
