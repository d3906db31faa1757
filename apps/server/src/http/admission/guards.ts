import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import helmet from 'helmet'
import { answerPhone } from './answer-phone.ts'
import type { CallLimits } from './call-limits.ts'
import { addressOf, networkOf } from './client-address.ts'
import type { OwnHosts } from './own-hosts.ts'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended
  interface FastifyContextConfig {
    /** The route finds its session and counts the call itself. */
    isForMembers?: boolean
    /** Calls per minute and address; the limit for anonymous calls applies besides. */
    perMinute?: number
    /** Pages of other origins may send the browser here with a post; what it brings is proved in another way. */
    isPostedFromElsewhere?: boolean
  }
}

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

type Options = Readonly<{ limits: CallLimits; ownHosts: OwnHosts; tileOrigins: readonly string[] }>

/** Applies headers, limits, checks of host and origin, and one log line per request without secrets. */
export const guards = plugin(async (app: FastifyInstance, { limits, ownHosts, tileOrigins }: Options) => {
  // Created once, since the framework's plugin rebuilds the headers for every request.
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policyWith(tileOrigins) },
    // The proxy that ends TLS sets it.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', (request, reply, next) => protect(request.raw, reply.raw, () => next()))
  // JSON only; a route that takes other bodies registers their parser.
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    countCall(limits, request)
    if (!isHealth(request)) refuseForeign(ownHosts, request)
    return answerPhone(ownHosts, request, reply)
  })
  app.addHook('onResponse', async (request, reply) => {
    // Logs the route pattern, since addresses may contain tickets.
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info(
      {
        method,
        route: routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms,
        ip: addressOf(request),
      },
      'answered',
    )
  })
})

/** Counts by address, whatever the headers claim; a session is counted once it is known. */
function countCall(limits: CallLimits, request: FastifyRequest): void {
  const network = networkOf(addressOf(request))
  const { url, config } = request.routeOptions
  limits.address(network)
  if (!config.isForMembers && !isHealth(request) && request.url.startsWith('/api/')) limits.anonymous(network)
  if (config.perMinute !== undefined) limits.route(`${request.method} ${url}`, network, config.perMinute)
}

/** Probes of a load balancer may come under any name. */
function isHealth({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/health/')
}

const reading = ['GET', 'HEAD', 'OPTIONS']

/** Refuses `request.foreignHost`, and `request.foreignOrigin` for a write from a page of another origin. */
function refuseForeign(ownHosts: OwnHosts, { method, headers, socket, routeOptions }: FastifyRequest): void {
  const { host, origin, 'sec-fetch-site': site } = headers
  if (!ownHosts.isOwn(host, socket.localAddress))
    throw new Refusal<RefusalCode>('request.foreignHost', { host: host?.slice(0, 100) ?? '' })
  if (reading.includes(method) || routeOptions.config.isPostedFromElsewhere) return

  const isOwnPage =
    site === undefined || site === 'same-origin' || site === 'none' || ownHosts.isPhone(origin)
  if (!isOwnPage || !ownHosts.isOwnOrigin(origin, host))
    throw new Refusal<RefusalCode>('request.foreignOrigin')
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
