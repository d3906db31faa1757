import type { Send } from '@signet/client'
import type { FastifyInstance } from 'fastify'
import { sendInProcess } from '../http/send-in-process.ts'

/**
 * Asks a server in this process. Nothing gets lost on this way, so nothing is sent twice, and the server need not keep
 * its answers.
 */
export function askInProcess(http: FastifyInstance): Send {
  const send = sendInProcess(http)
  return (request) => {
    request.headers.delete('idempotency-key')
    return send(request)
  }
}
