import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

type Options = Readonly<{ clientId: string; clientSecret: string; redirectUri: string; backchannel: string }>

/** A real provider of OpenID Connect, at which everybody signs in without a page. */
export type OpenIdServer = Readonly<{
  issuer: string
  /** Browsers that come from now on are this person's. */
  expect: (subject: string) => void
  /** Signs this person in for a browser without cookies: returns the address that the browser is sent back to. */
  signIn: (address: string, subject: string) => Promise<string>
  close: () => Promise<void>
}>

/** `subject` names the person: account and checked mail address are made of it. */
export async function openOpenIdServer(
  options: (issuer: string) => Options | Promise<Options>,
): Promise<OpenIdServer> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { clientId, clientSecret, redirectUri, backchannel } = await options(issuer)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        backchannel_logout_uri: backchannel,
        backchannel_logout_session_required: true,
      },
    ],
    conformIdTokenClaims: false,
    claims: { profile: ['name', 'preferred_username'], email: ['email', 'email_verified'] },
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    pkce: { required: () => true },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        name: accountId,
        preferred_username: accountId,
        email: `${accountId}@signet.example`,
        email_verified: !accountId.startsWith('unchecked'),
      }),
    }),
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  })
  const handle = provider.callback()
  let subject = ''
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response)
    const { params } = await provider.interactionDetails(request, response)
    const grant = new provider.Grant({ accountId: subject, clientId: String(params['client_id']) })
    grant.addOIDCScope(String(params['scope']))
    const grantId = await grant.save()
    await provider.interactionFinished(request, response, {
      login: { accountId: subject },
      consent: { grantId },
    })
  })

  return {
    issuer,
    expect: (who) => {
      subject = who
    },
    signIn: async (address, who) => {
      subject = who
      const cookies = new Map<string, string>()
      let next = address
      while (next.startsWith(issuer)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const one of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = (one.split(';')[0] ?? '').split('=', 2)
          cookies.set(name, value)
        }
        const target = answer.headers.get('location')
        if (target === null) throw new Error(`${answer.status}: ${await answer.text()}`)
        next = new URL(target, next).href
      }
      return next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
