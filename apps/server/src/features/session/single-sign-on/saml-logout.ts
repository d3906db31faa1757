import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Actor } from '../../../http/actor.ts'
import { type Caller, callerOf } from '../../../http/caller.ts'
import type { Route } from '../../../http/serve.ts'
import type { Server } from '../../../server.ts'
import { explained } from './provider-login.ts'
import { findNamedSession, findNamedSessions } from './provider-store.ts'
import { readyProvider } from './ready-provider.ts'
import { SamlAddress } from './saml-routes.ts'

type Leaving = Readonly<{ server: Server; caller: Caller; actor: Actor }>

/**
 * Returns where the browser signs out at the provider that opened a session (single logout); undefined for others. A
 * provider that is away keeps no one here: the cause is in the log of errors.
 */
export async function providerLogoutUrl({ server, caller, actor }: Leaving): Promise<string | undefined> {
  const session = await findNamedSession(server.db.platform, Buffer.from(actor.session, 'hex'))
  if (!session) return undefined
  return explained({ server, caller }, actor.tenant, 'waysIn.providerAway', async () => {
    const { logoutUrl } = await readyProvider(server, actor.tenant, 'saml')
    return logoutUrl?.(session)
  }).catch((error: unknown) => unlessRefused(error))
}

const afterwards = '/pages/login/index'

/**
 * Takes the browser whom a provider of SAML sends to sign out here, and its own answer after people signed out here.
 * The former ends sessions, and so is read and checked; the latter ends nothing more. Leads on to the provider that
 * asked, or to the login page.
 */
export const samlLogout: Route = (app, server) => {
  app.route({
    method: 'GET',
    url: '/api/oauth/saml/:tenant/slo',
    config: { perMinute: 300 },
    handler: async (request, reply) => {
      const { data: address } = SamlAddress.safeParse(request.params)
      const query = request.url.slice(request.url.indexOf('?') + 1)
      const isRequest = new URLSearchParams(query).has('SAMLRequest')
      const place = { server, caller: callerOf(request) }
      const next = address && isRequest ? await signOut(place, address.tenant, query) : ''
      return reply.redirect(next || afterwards, 303)
    },
  })
}

/** Returns where the provider hears that its sessions have ended; empty for a request that is not believed. */
async function signOut(
  place: Pick<Leaving, 'server' | 'caller'>,
  tenant: string,
  query: string,
): Promise<string> {
  const { server } = place
  try {
    const { readLogout } = await readyProvider(server, tenant, 'saml')
    if (!readLogout) throw new Refusal<RefusalCode>('waysIn.ssoOff')
    const asked = await explained(place, tenant, 'waysIn.ssoRefused', () => readLogout(query))
    for (const session of await findNamedSessions(server.db.platform, tenant, asked))
      await server.sessions.end(session, 'logout')
    return asked.answerUrl
  } catch (error) {
    return unlessRefused(error) ?? ''
  }
}

/** The page shows nothing of it; faults go on. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
  return undefined
}
