import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { cacheable, sendCacheable } from '../send-cacheable.ts'

const files = {
  '/api/docs': ['page.html', 'text/html; charset=utf-8'],
  '/api/docs/page.js': ['page.js', 'text/javascript; charset=utf-8'],
  '/api/docs/page.css': ['page.css', 'text/css; charset=utf-8'],
} as const

/**
 * Serves the contract as OpenAPI 3.1, and a page to read it that loads no external script. The document is written at
 * the first request, because writing it is a third of a start.
 */
export const documentation = plugin(
  async (app: FastifyInstance, { write }: Readonly<{ write: () => unknown }>) => {
    let api: ReturnType<typeof cacheable> | undefined
    app.get('/api/openapi.json', async (request, reply) => {
      api ??= cacheable('application/json', JSON.stringify(write()))
      return sendCacheable(request, reply, api)
    })

    for (const [url, [name, type]] of Object.entries(files)) {
      const content = await readFile(join(import.meta.dirname, name), 'utf8')
      const file = cacheable(type, content)
      app.get(url, async (request, reply) => sendCacheable(request, reply, file))
    }
  },
)
