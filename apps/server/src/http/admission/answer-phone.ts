import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OwnHosts } from './own-hosts.ts'

/** What the client sends, and the upload protocol besides. */
const sentHeaders = [
  'accept-language',
  'app-code',
  'app-origin',
  'app-version',
  'authorization',
  'content-type',
  'idempotency-key',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
]
const readHeaders = [
  'location',
  'retry-after',
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'x-request-id',
]
const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE'
/** As long as browsers remember at most; in s. */
const rememberedFor = 7_200

/**
 * Lets the pages inside the operator's apps read what they asked of `/api/` (Fetch standard, CORS protocol), and answers
 * the question that browsers ask before. Cookies are never permitted: a page of an app proves its session by its token.
 * Pictures carry no origin, so they may be shown by any page as soon as there are apps; their addresses are secrets.
 */
export async function answerPhone(
  ownHosts: OwnHosts,
  { method, url, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (!ownHosts.hasPhones || !url.startsWith('/api/')) return undefined

  reply.header('cross-origin-resource-policy', 'cross-origin').header('vary', 'Origin')
  const { origin } = headers
  if (!ownHosts.isPhone(origin)) return undefined

  reply
    .header('access-control-allow-origin', origin)
    .header('access-control-expose-headers', readHeaders.join(', '))
  const isQuestion = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
  if (!isQuestion) return undefined

  return reply
    .status(204)
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', sentHeaders.join(', '))
    .header('access-control-max-age', rememberedFor)
    .send()
}
