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

/** What stands before every route: headers, limits, bodies, one log line per request without a secret in it. */
export const guards = plugin(async (app: FastifyInstance, { unlimited, tileOrigins }: Options) => {
  // Made once; the framework's plugin for it makes the same headers anew for every request.
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policyWith(tileOrigins) },
    // TLS ends before us or is not there; the proxy that ends it says so.
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
    // The pattern of the route, never the address: addresses may hold tickets.
    const { method, routeOptions, ip } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, ms, ip },
      'answered',
    )
  })
})

/** People of one office share an address, so whoever is signed in is counted for themselves, inside a wide limit. */
function senderOf({ headers, ip }: FastifyRequest): string {
  const { authorization } = headers
  if (!authorization) return ip
  return `${ip} ${createHash('sha256').update(authorization).digest('base64url').slice(0, 12)}`
}

function mostOf({ headers }: FastifyRequest): number {
  return headers.authorization ? perMinute.everybody : perMinute.anonymous
}

/**
 * Nothing inline, nothing evaluated, nothing from elsewhere: for both clients, whose builds write their styles into
 * files. Only a frame may show a page from elsewhere, over https: forms lock it into a sandbox without an origin.
 * WebAssembly of our own may run, which the reader of QR codes is: no text becomes a program by that.
 * A frame may also show bytes that a page of ours has read: the pages of a PDF, never of a program.
 * Pictures may come from where the operator's map tiles do, and from nowhere else.
 */
function policyWith(tileOrigins: readonly string[]) {
  return { ...policy, 'img-src': [...policy['img-src'], ...tileOrigins] }
}
