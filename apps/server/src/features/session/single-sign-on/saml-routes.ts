import formbody from '@fastify/formbody'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isoOf } from '../../../clock/clock.ts'
import { callerOf } from '../../../http/caller.ts'
import type { Route } from '../../../http/serve.ts'
import { certificateOf, ownMetadata, samlAddresses } from '../../../outside/identity/index.ts'
import { hashToken } from '../../../people/sessions/index.ts'
import { isOpenTenant } from '../../../people/tenants/index.ts'
import type { Server } from '../../../server.ts'
import { samlOwnKey } from '../../system/index.ts'
import { explained } from './provider-login.ts'
import { isWaiting, keepAnswer } from './provider-store.ts'
import { readyProvider, returnPage } from './ready-provider.ts'

/** The company in an address. */
export const SamlAddress = z.object({ tenant: z.string().regex(/^[a-z][a-z0-9_]{0,30}$/) })

/** Shows what a provider of SAML must know of this product, also before it is switched on. */
export const samlMetadata: Route = (app, server) => {
  app.route({
    method: 'GET',
    url: '/api/oauth/saml/:tenant/metadata',
    config: { perMinute: 60 },
    handler: async (request, reply) => {
      const { data } = SamlAddress.safeParse(request.params)
      const isKnown = data !== undefined && (await isOpenTenant(server.db, data.tenant))
      if (!isKnown || server.publicUrl === undefined) throw new Refusal<RefusalCode>('request.notFound')
      const ownKey = await samlOwnKey(server, data.tenant)
      const certificate = ownKey === '' ? '' : certificateOf(ownKey)
      return reply
        .type('application/samlmetadata+xml')
        .send(ownMetadata(samlAddresses(server.publicUrl, data.tenant), certificate))
    },
  })
}

/** In bytes; answers with all groups of somebody are long, in base64 and escaped. */
const largest = 512 * 1024

const Posted = z.object({
  SAMLResponse: z.string().min(1),
  RelayState: z.string().regex(/^(?:login|bind|app)[0-9a-f]{64}$/),
})

/**
 * Takes an answer that a provider lets the browser post. The browser brings no cookie of ours from there, so the answer
 * only waits for the page, which knows the browser that began. Always answers with a way to that page, which says how it went.
 */
export const samlAnswer: Route = (app, server) => {
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: largest })
    scope.route({
      method: 'POST',
      url: '/api/oauth/saml/:tenant/acs',
      bodyLimit: largest,
      config: { perMinute: 60, isPostedFromElsewhere: true },
      handler: async (request, reply) => {
        const { data: address } = SamlAddress.safeParse(request.params)
        const { data: posted } = Posted.safeParse(request.body)
        if (address && posted) await takeAnswer(server, request, { ...address, ...posted })
        const search = new URLSearchParams({ state: posted?.RelayState ?? '' })
        return reply.redirect(`${returnPage}?${search}`, 303)
      },
    })
  })
}

type Answer = z.output<typeof SamlAddress> & z.output<typeof Posted>

/** Keeps whom a provider vouches for; the cause of what cannot be trusted is in the log of errors. */
async function takeAnswer(
  server: Server,
  request: FastifyRequest,
  { tenant, SAMLResponse: response, RelayState: state }: Answer,
): Promise<void> {
  const { db, clock } = server
  const place = { server, caller: callerOf(request) }
  try {
    const ready = await readyProvider(server, tenant, 'saml')
    await explained(place, tenant, 'waysIn.ssoRefused', async () => {
      const stateHash = hashToken(state)
      if (!(await isWaiting(db.platform, { tenant, state: stateHash, now: isoOf(clock()) })))
        throw noRequest()
      const identity = await ready.finishPosted?.({ state, response })
      if (!identity || !(await keepAnswer(db.platform, stateHash, identity))) throw noRequest()
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

function noRequest(): Error {
  return new Error(
    'The answer belongs to no sign-in of this company that waits: it is late, or was answered already.',
  )
}
