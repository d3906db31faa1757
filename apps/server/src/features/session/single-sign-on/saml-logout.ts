import { hash } from 'node:crypto'
import formbody from '@fastify/formbody'
import { Refusal } from '@signet/std'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isoOf } from '../../../clock/clock.ts'
import type { Actor } from '../../../http/actor.ts'
import { type Caller, callerOf } from '../../../http/caller.ts'
import type { Route } from '../../../http/serve.ts'
import type { SamlMessage, SentLogout } from '../../../outside/identity/index.ts'
import { spendProof } from '../../../people/sessions/index.ts'
import type { Server } from '../../../server.ts'
import { explained } from './provider-login.ts'
import { findNamedSession, findNamedSessions } from './provider-store.ts'
import { type ReadyProvider, readyProvider } from './ready-provider.ts'
import { formPage, formPolicy } from './saml-form.ts'
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
    const { logoutUrl } = await readyProvider(server, session.tenant, 'saml')
    return logoutUrl?.(session)
  }).catch((error: unknown) => unlessRefused(error))
}

const afterwards = '/pages/login/index'
/** In bytes of a form. */
const largest = 64 * 1024
const Posted = z.object({ SAMLRequest: z.string().min(1), RelayState: z.string().max(1000).default('') })

/**
 * Takes the browser whom a provider of SAML sends to sign out here, by redirect or with a form, and its own answer after
 * people signed out here. The former ends sessions, and so is read and checked; the latter ends nothing more. Leads on
 * to the provider that asked, or to the login page.
 */
export const samlLogout: Route = (app, server) => {
  app.route({
    method: 'GET',
    url: '/api/oauth/saml/:tenant/slo',
    config: { perMinute: 300 },
    handler: async (request, reply) => {
      const query = queryOf(request)
      const isRequest = new URLSearchParams(query).has('SAMLRequest')
      return take({ server, request, reply }, isRequest ? { binding: 'redirect', query } : undefined)
    },
  })
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: largest })
    scope.route({
      method: 'POST',
      url: '/api/oauth/saml/:tenant/slo',
      bodyLimit: largest,
      config: { perMinute: 300, isPostedFromElsewhere: true },
      handler: async (request, reply) => {
        const { data } = Posted.safeParse(request.body)
        const sent = data && ({ binding: 'post', message: data.SAMLRequest, state: data.RelayState } as const)
        return take({ server, request, reply }, sent)
      },
    })
  })
}

/** Shows the page that posts our own request to sign out, for a provider that takes no redirects. */
export const samlLogoutForm: Route = (app, server) => {
  app.route({
    method: 'GET',
    url: '/api/oauth/saml/:tenant/slo/send',
    config: { perMinute: 300 },
    handler: async (request, reply) => {
      const { data: address } = SamlAddress.safeParse(request.params)
      const place = { server, caller: callerOf(request) }
      const form =
        address &&
        (await ofProvider(place, address.tenant, ({ logoutForm }) => logoutForm?.(queryOf(request))))
      return lead({ server, request, reply }, form)
    },
  })
}

type Visit = Readonly<{ server: Server; request: FastifyRequest; reply: FastifyReply }>

function queryOf({ url }: FastifyRequest): string {
  return url.slice(url.indexOf('?') + 1)
}

async function take({ server, request, reply }: Visit, sent: SentLogout | undefined) {
  const { data: address } = SamlAddress.safeParse(request.params)
  const place = { server, caller: callerOf(request) }
  const answer = address && sent ? await signOut(place, address.tenant, sent) : undefined
  return lead({ server, request, reply }, answer)
}

/** Sends the browser on with a message, or to the login page without one. */
function lead({ server, request, reply }: Visit, message: SamlMessage | undefined) {
  if (message?.binding !== 'post') return reply.redirect(message?.url ?? afterwards, 303)
  const say = server.words.t(callerOf(request).locale)
  const words = { title: say('session.samlForm.title'), button: say('session.samlForm.continue') }
  return reply
    .header('content-security-policy', formPolicy)
    .type('text/html; charset=utf-8')
    .send(formPage(message, words))
}

/** Returns how the provider hears that its sessions have ended; undefined for a request that is not believed. */
async function signOut(
  place: Pick<Leaving, 'server' | 'caller'>,
  tenant: string,
  sent: SentLogout,
): Promise<SamlMessage | undefined> {
  const { db, sessions } = place.server
  return ofProvider(place, tenant, async ({ readLogout }) => {
    if (!readLogout) return undefined
    const asked = await readLogout(sent)
    const challengeHash = hash('sha256', `saml logout ${tenant} ${asked.id}`, 'buffer')
    const expiresAt = isoOf(asked.goodUntil)
    if (asked.id === '' || !(await spendProof(db.platform, { challengeHash, expiresAt })))
      throw new Error('The request to sign out was used already.')
    for (const session of await findNamedSessions(db.platform, tenant, asked))
      await sessions.end(session, 'logout')
    return asked.answer
  })
}

/** Asks the provider of a company; undefined for what is refused, whose cause is in the log of errors. */
async function ofProvider<Answer>(
  place: Pick<Leaving, 'server' | 'caller'>,
  tenant: string,
  ask: (provider: ReadyProvider) => Promise<Answer | undefined> | undefined,
): Promise<Answer | undefined> {
  try {
    const ready = await readyProvider(place.server, tenant, 'saml')
    return await explained(place, tenant, 'waysIn.ssoRefused', async () => ask(ready))
  } catch (error) {
    return unlessRefused(error)
  }
}

/** The page shows nothing of it; faults go on. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
  return undefined
}
