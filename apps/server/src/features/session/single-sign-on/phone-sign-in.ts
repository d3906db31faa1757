import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { isoOf } from '../../../clock/clock.ts'
import { callerOf, secretCookie } from '../../../http/caller.ts'
import type { Route } from '../../../http/serve.ts'
import { serveAnyone } from '../../../http/serve-anyone.ts'
import { hashToken, newToken } from '../../../people/sessions/index.ts'
import type { Server } from '../../../server.ts'
import { openProven, welcome } from '../welcome.ts'
import { enterByAnswer } from './choose-company.ts'
import { insertPhoneSignIn, takePhoneSignIn } from './phone-sign-in-store.ts'
import { beginLogin, newSecret, secretOf } from './provider-login.ts'
import { keepProviderSession } from './provider-store.ts'
import { readyProvider, returnPage } from './ready-provider.ts'
import { tenantOf } from './socials.ts'

/** In milliseconds: the person presses one button, and the app calls. */
const codeLife = 2 * 60_000

const Begun = z.object({
  provider: contract.socials.begin.input.shape.provider,
  tenant: contract.socials.begin.input.shape.tenant,
  /** SHA-256 of the verifier that only the app has, in base64url. */
  challenge: z.string().regex(/^[\w-]{43}$/),
})

/**
 * Sends the browser of a phone to a provider, for the app that opened it here. The address is below `/api/`, since the
 * system opens addresses of pages in the app. What is refused leads to the page that says why.
 */
export const beginOnPhone: Route = (app, server) => {
  app.route({
    method: 'GET',
    url: '/api/oauth/Login/socials/app/:provider',
    config: { perMinute: 60 },
    handler: async (request, reply) => {
      const keepCookie = (cookie: Parameters<typeof secretCookie>[0]) =>
        reply.header('set-cookie', secretCookie(cookie, request.protocol === 'https'))
      const { data } = Begun.safeParse({ ...(request.query as object), ...(request.params as object) })
      try {
        if (!data || !hasPhones(server)) throw new Refusal<RefusalCode>('waysIn.ssoOff')
        const { provider, challenge: text } = data
        const tenant = await tenantOf(server, data.tenant)
        const began = { server, caller: callerOf(request), secret: newSecret(server, keepCookie) }
        const challenge = Buffer.from(text, 'base64url')
        const login = { tenant, isNamed: data.tenant !== '', provider, personId: null, challenge }
        return reply.redirect(await beginLogin(began, login), 303)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return reply.redirect(`${returnPage}?${new URLSearchParams({ refused: error.code })}`, 303)
      }
    },
  })
}

/** Ends a sign-in in the browser: the answer of the provider becomes a code, which only the app that began can use. */
export const passToPhone = serveAnyone(
  contract.socials.passToPhone,
  async ({ server, caller, input, cookie }) => {
    const { params, tenant: company } = input
    const asked = { server, caller, params, secret: secretOf(cookie), purpose: 'app', company } as const
    const { login, identity, entered } = await enterByAnswer(asked)
    const { tenant: askedAt, provider, challenge } = login
    if (!challenge || !hasPhones(server)) throw new Refusal<RefusalCode>('waysIn.ssoBegunElsewhere')
    const { subject, sid, nameId = '', nameFormat = '' } = identity
    const code = newToken(server.random)
    const expiresAt = isoOf(server.clock() + codeLife)
    const signIn = { ...entered, askedAt, provider, subject, sid, nameId, nameFormat, expiresAt }
    await insertPhoneSignIn(server.db.platform, { code: hashToken(code), challenge }, signIn)
    return { url: returnLink(server, code), name: identity.name }
  },
  { perMinute: 60 },
)

/** Opens the session of the app. Rights, devices and networks are judged here, where the session will be. */
export const loginOnPhone = serveAnyone(
  contract.socials.loginOnPhone,
  async (call) => {
    const { server, input, now } = call
    const hashes = { code: hashToken(input.code), challenge: hashToken(input.verifier) }
    const signIn = await takePhoneSignIn(server.db.platform, { ...hashes, now })
    if (!signIn) throw new Refusal<RefusalCode>('waysIn.ssoBegunElsewhere')
    const { tenant, askedAt, provider, personId } = signIn
    // The company may have switched it off meanwhile.
    await readyProvider(server, tenant, provider)
    const opened = await openProven(call, { proof: 'provider', person: { tenant, personId } }, 'provider')
    const session = hashToken(opened.token)
    await keepProviderSession(server.db.platform, { tenant: askedAt, provider }, { ...signIn, session })
    return welcome(call, opened, 'provider')
  },
  { perMinute: 60 },
)

function hasPhones({ phoneApps }: Server): boolean {
  return phoneApps.origins.length > 0
}

/** The server makes the link of its own address, so that no request can name where a code goes. */
function returnLink({ publicUrl }: Server, code: string): string {
  if (publicUrl === undefined) throw new Refusal<RefusalCode>('waysIn.ssoOff')
  return `signet://${new URL(publicUrl).host}${returnPage}?${new URLSearchParams({ code })}`
}
