import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Server } from '../../server.ts'
import { acceptedMethods } from '../accepted-methods.ts'

type Options = Readonly<{ server: Server; clients?: Readonly<{ staff: string; studio: string }> }>

/** Addresses of files: for a missing one, the page would be a wrong answer. */
const file = /^[^?]*\/[^/?]+\.[a-z]\w{1,10}(\?|$)/i

/**
 * Serves the built clients: staff at `/`, studio at `/studio/`. Unknown addresses that are no files get the
 * page; unknown `/api` and `/scim` addresses and wrong methods are refused.
 */
export const pages = plugin(async (app: FastifyInstance, { clients }: Options) => {
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = clients && request.method === 'GET' && !/^\/(api|scim|websocket)(\/|$)/.test(request.url)
    if (!isPage) throw refusalOf(request)
    return file.test(request.url) ? reply.status(404).send() : sendPage(clients, request, reply)
  })
  if (!clients) return

  const options = {
    wildcard: false,
    index: false,
    redirect: false,
    cacheControl: false,
    preCompressed: true,
  } as const
  const folder = (root: string) => ({ ...options, root, setHeaders: cachingBelow(root) })
  const { takePostedShares } = await import('./posted-share.ts')
  await takePostedShares(app, (request, reply, block) => sendPage(clients, request, reply, block))
  await app.register(fastifyStatic, { ...folder(clients.staff), prefix: '/' })
  await app.register(fastifyStatic, { ...folder(clients.studio), prefix: '/studio/', decorateReply: false })
})

/** A build names its assets by their content, so they may be cached forever. */
function cachingBelow(root: string) {
  return (reply: FastifyReply, path: string) =>
    reply.header(
      'cache-control',
      relative(root, path).startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
}

const methodsOf = acceptedMethods(contract)

function refusalOf({ method, url }: FastifyRequest): Refusal<RefusalCode> {
  const allowed = methodsOf(url)
  return allowed.length === 0
    ? new Refusal<RefusalCode>('request.notFound')
    : new Refusal<RefusalCode>('request.wrongMethod', { method, allowed: allowed.join(', ') })
}

async function sendPage(
  { staff, studio }: NonNullable<Options['clients']>,
  request: FastifyRequest,
  reply: FastifyReply,
  block: readonly string[] = [],
): Promise<FastifyReply> {
  const client = /^\/studio(\/|\?|$)/.test(request.url) ? studio : staff
  const page = await readFile(join(client, 'index.html'), 'utf8')
  void reply.type('text/html; charset=utf-8')
  if (block.length === 0) return reply.header('cache-control', 'no-cache').send(page)

  const head = page.indexOf('</head>')
  const parts = [page.slice(0, head), ...block, page.slice(head)]
  return reply.header('cache-control', 'no-store').send(Readable.from(parts, { objectMode: false }))
}
