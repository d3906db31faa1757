import { createRemoteJWKSet, customFetch as fetchKeysBy, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import { z } from 'zod'
import { fetchOutside } from '../fetch-outside.ts'
import type { OpenIdAccount, OpenIdProvider, ProviderNeeds } from './identity-provider.ts'

const text = z.string().max(300).catch('')
const Claims = z.object({
  sub: z.string().min(1).max(255),
  sid: text,
  name: text,
  preferred_username: text,
  email: text,
  email_verified: z.boolean().catch(false),
})

/** Whatever the provider says about somebody to be signed out (OpenID Connect Back-Channel Logout 1.0). */
const LogoutClaims = z.object({
  sub: text,
  sid: text,
  iat: z.number(),
  nonce: z.undefined().optional(),
  events: z.record(z.literal('http://schemas.openid.net/event/backchannel-logout'), z.object({})),
})

/** Seconds by which clocks may differ. */
const tolerance = 30
/** Seconds after which a request to sign somebody out is a repeated one. */
const longestWay = 120

/** OpenID Connect with PKCE, state and nonce; answers must be signed. */
export const openId: OpenIdProvider = {
  check: async (needs, account) => {
    await discover(needs, account)
  },
  begin: async (needs, account, { redirectUri, state, nonce, verifier }) => {
    const config = await discover(needs, account)
    const address = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: account.scope,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    return address.href
  },
  finish: async (needs, account, { proof, params }) => {
    const config = await discover(needs, account)
    const answer = new URL(`${proof.redirectUri}?${params}`)
    const tokens = await oidc.authorizationCodeGrant(config, answer, {
      pkceCodeVerifier: proof.verifier,
      expectedState: proof.state,
      expectedNonce: proof.nonce,
      idTokenExpected: true,
    })
    const claims = Claims.parse(tokens.claims())
    return {
      issuer: config.serverMetadata().issuer,
      subject: claims.sub,
      sid: claims.sid,
      name: claims.name || claims.preferred_username || claims.email || claims.sub,
      account: claims.preferred_username,
      email: claims.email_verified ? claims.email : '',
    }
  },
  signedOut: async (needs, account, token) => {
    const { issuer, jwks_uri: keys = '' } = (await discover(needs, account)).serverMetadata()
    const get = fetchOutside(needs.outside)
    const keySet = createRemoteJWKSet(new URL(keys), {
      [fetchKeysBy]: (address, { headers, method }) => get(address, { headers, method }),
    })
    const { payload } = await jwtVerify(token, keySet, {
      issuer,
      audience: account.clientId,
      currentDate: new Date(needs.now()),
      clockTolerance: tolerance,
      maxTokenAge: longestWay,
    })
    const { sub: subject, sid } = LogoutClaims.parse(payload)
    if (subject === '' && sid === '') throw new Error('The logout token names nobody')
    return { subject, sid }
  },
}

async function discover(
  { outside, now }: ProviderNeeds,
  { issuer, clientId, clientSecret }: OpenIdAccount,
): Promise<oidc.Configuration> {
  // Reached only where the operator lists the host as an inner one.
  const isInner = new URL(issuer).protocol === 'http:'
  const config = await oidc.discovery(
    new URL(issuer),
    clientId,
    {
      // The clocks of the database count, whatever this machine's says.
      [oidc.clockSkew]: Math.round((now() - Date.now()) / 1000),
      [oidc.clockTolerance]: tolerance,
    },
    clientSecret === '' ? oidc.None() : oidc.ClientSecretPost(clientSecret),
    {
      [oidc.customFetch]: fetchOutside(outside),
      execute: [oidc.enableNonRepudiationChecks, ...(isInner ? [oidc.allowInsecureRequests] : [])],
    },
  )
  return config
}
