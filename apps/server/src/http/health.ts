import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import type { Server } from '../server.ts'

const patience = 2_000

/**
 * `live`: the process answers. `ready`: the database answers within two seconds, and the server is not
 * closing.
 */
export const health = plugin(async (app: FastifyInstance, { server }: Readonly<{ server: Server }>) => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.get('/api/health/live', async () => ({ status: 'live' }))
  app.get('/api/health/ready', async (_request, reply) => {
    const isReady = !isClosing && (await isDatabaseReady(server))
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'notReady' })
  })
})

async function isDatabaseReady({ db, log }: Server): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database took too long')), patience)
  })
  try {
    await Promise.race([db.ping(), tooLate])
    return true
  } catch (err) {
    log.warn({ err }, 'not ready')
    return false
  } finally {
    clearTimeout(timer)
  }
}
