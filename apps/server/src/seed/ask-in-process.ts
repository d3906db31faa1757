import type { Send } from '@signet/client'
import type { FastifyInstance } from 'fastify'
import { sendInProcess } from '../http/send-in-process.ts'

/**
 * Calls a server in this process without an idempotency key: nothing is lost on the way, so no call is
 * repeated.
 */
export function askInProcess(http: FastifyInstance): Send {
  const send = sendInProcess(http)
  return (request) => {
    request.headers.delete('idempotency-key')
    return send(request)
  }
}
