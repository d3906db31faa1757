import { Readable } from 'node:stream'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyRequest, preParsingAsyncHookHandler } from 'fastify'

const bodies = new WeakMap<FastifyRequest, string>()
const most = 256 * 1024

/**
 * Keeps the raw bytes beside the parsed body, since signatures cover the bytes. Refuses `request.tooLarge`
 * and keeps the connection open to answer.
 */
export const keepRawBody: preParsingAsyncHookHandler = async (request, _reply, payload) => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of Readable.from(payload).iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > most) throw new Refusal<RefusalCode>('request.tooLarge')
    chunks.push(bytes)
  }
  const body = Buffer.concat(chunks)
  bodies.set(request, body.toString('utf8'))
  return Readable.from([body])
}

export function rawBodyOf(request: FastifyRequest): string {
  return bodies.get(request) ?? ''
}
