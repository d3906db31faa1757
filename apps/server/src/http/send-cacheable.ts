import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { headerOf } from './caller.ts'

/** A public answer that stays the same while the server runs. */
export type Cacheable = Readonly<{ type: string; plain: string; packed: Buffer; etag: string }>

export function cacheable(type: string, plain: string): Cacheable {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { type, plain, packed: gzipSync(plain), etag }
}

/** Sends it compressed where the caller can read that, and only once while the caller keeps it. */
export function sendCacheable(request: FastifyRequest, reply: FastifyReply, answer: Cacheable): FastifyReply {
  const { type, plain, packed, etag } = answer
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding, Accept-Language' })
  if (headerOf(request, 'if-none-match').includes(etag)) return reply.status(304).send()

  const isPacked = /\bgzip\b/.test(headerOf(request, 'accept-encoding'))
  return isPacked
    ? reply.type(type).header('content-encoding', 'gzip').send(packed)
    : reply.type(type).send(plain)
}
