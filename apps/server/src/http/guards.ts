import { createHash } from 'node:crypto'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import helmet from 'helmet'

const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'frame-src': ["'self'", 'blob:', 'https:'],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'object-src': ["'none'"],
}

type Options = Readonly<{ unlimited: boolean; tileOrigins: readonly string[] }>

const perMinute = { everybody: 12_000, anonymous: 1_200 } as const

/** Applies headers, limits, body parsers, and one log line per request without secrets. */
export const guards = plugin(async (app: FastifyInstance, { unlimited, tileOrigins }: Options) => {
  // Created once, since the framework's plugin rebuilds the headers for every request.
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policyWith(tileOrigins) },
    // The proxy that ends TLS sets it.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', (request, reply, next) => protect(request.raw, reply.raw, () => next()))
  await app.register(formbody, { bodyLimit: 64 * 1024 })
  if (!unlimited)
    await app.register(rateLimit, { max: mostOf, timeWindow: '1 minute', keyGenerator: senderOf })

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    // Logs the route pattern, since addresses may contain tickets.
    const { method, routeOptions, ip } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, ms, ip },
      'answered',
    )
  })
})

/** People of one office share an address, so signed-in users are counted separately within a wide limit. */
function senderOf({ headers, ip }: FastifyRequest): string {
  const { authorization } = headers
  if (!authorization) return ip
  return `${ip} ${createHash('sha256').update(authorization).digest('base64url').slice(0, 12)}`
}

function mostOf({ headers }: FastifyRequest): number {
  return headers.authorization ? perMinute.everybody : perMinute.anonymous
}

/**
 * Content security policy of both clients: no inline code, no eval, no external sources. Styles are files.
 * Frames may show https pages, which forms sandbox without an origin, and blobs, for PDF pages.
 * Our own WebAssembly may run, for the QR reader; it compiles no text.
 * Images may also come from the origins of the operator's map tiles.
 */
function policyWith(tileOrigins: readonly string[]) {
  return { ...policy, 'img-src': [...policy['img-src'], ...tileOrigins] }
}
