import { type OpenIdServer, openOpenIdServer } from '@signet/server/testing'
import { freePort } from './product.ts'

type Identities = Readonly<{
  identities: OpenIdServer
  /** Free for the product that the provider knows as client `signet`. */
  port: number
  address: string
}>

/** A provider of OpenID Connect; the port of the product is chosen after the provider has its own. */
export async function openIdentities(clientSecret: string): Promise<Identities> {
  let port = 0
  const addressOf = () => `http://127.0.0.1:${port}`
  const identities = await openOpenIdServer(async () => {
    port = await freePort()
    return {
      clientId: 'signet',
      clientSecret,
      redirectUri: `${addressOf()}/pages/login/sso-redirect`,
      backchannel: `${addressOf()}/api/oauth/backchannelLogout/demo/oidc`,
    }
  })
  return { identities, port, address: addressOf() }
}
