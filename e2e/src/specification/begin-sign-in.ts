import { openOpenIdServer } from '@signet/server/testing'
import type { World } from '../journey.ts'
import { clientOf } from '../publish.ts'

/** A sign-in that a provider has answered and the product has not heard of: its parameters, and the cookie of its browser. */
export type BegunSignIn = Readonly<{ params: string; cookie: string; close: () => Promise<void> }>

/** Switches single sign-on on, with a provider of its own that knows the employee; `close` stops the provider. */
export async function beginSignIn(world: World): Promise<BegunSignIn> {
  const { address } = world.product
  const clientSecret = 'only for coverage'
  const identities = await openOpenIdServer(() => ({
    clientId: 'signet',
    clientSecret,
    redirectUri: `${address}/pages/login/sso-redirect`,
    backchannel: `${address}/api/oauth/backchannelLogout/demo/oidc`,
  }))
  const { settings } = await clientOf(world, 'admin')
  const sso = (await settings.list()).groups.find(({ group }) => group === 'sso')
  const value = { ...sso?.value, isOn: true, name: 'SSO', clientId: 'signet', issuer: identities.issuer }
  await settings.save({
    group: 'sso',
    value: { ...value, findBy: 'account' },
    secrets: { clientSecret },
    version: sso?.version ?? 0,
  })
  const begun = await fetch(`${address}/api/oauth/Login/socials/begin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ provider: 'oidc' }),
  })
  const { data } = (await begun.json()) as { data: { url: string } }
  const back = await identities.signIn(data.url, 'employee')
  return {
    params: new URL(back).searchParams.toString(),
    cookie: begun.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
    close: identities.close,
  }
}
