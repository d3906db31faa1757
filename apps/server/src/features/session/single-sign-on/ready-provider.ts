import type { ProviderName, RefusalCode, SocialVendorName } from '@signet/contract'
import { Refusal } from '@signet/std'
import {
  identityProviders,
  type LoginProof,
  type NamedSession,
  type ReturnedAnswer,
  type SamlLogout,
  type SamlMessage,
  type SentLogout,
  type SignedOut,
  socialIssuer,
  socialProviders,
  type VouchedIdentity,
} from '../../../outside/identity/index.ts'
import { isOpenTenant } from '../../../people/tenants/index.ts'
import type { Server } from '../../../server.ts'
import { openIdAccount, samlAccount, socialAccount } from '../../system/index.ts'

/** A provider of one company, with its account. */
export type ReadyProvider = Readonly<{
  /** By which its identities are kept. */
  issuer: string
  redirectUri: string
  begin: (proof: LoginProof) => Promise<string>
  /** Where the browser brings the answer. */
  finish?: (answer: ReturnedAnswer) => Promise<VouchedIdentity>
  /** Where the answer is posted to the server: `SAMLResponse` for the sign-in of this state. */
  finishPosted?: (answer: Readonly<{ state: string; response: string }>) => Promise<VouchedIdentity>
  /** Where the provider can sign somebody out. */
  signedOut?: (token: string) => Promise<SignedOut>
  /** Where the browser signs out there too; undefined for nowhere. */
  logoutUrl?: (session: NamedSession) => Promise<string | undefined>
  /** Reads the provider’s request to sign somebody out, as it came. */
  readLogout?: (sent: SentLogout) => Promise<SamlLogout>
  /** The form that posts a request of ours to sign out, by the query of its page. */
  logoutForm?: (query: string) => Promise<SamlMessage>
}>

/** By which name identities of a provider are kept: it may speak both protocols under one, with other subjects. */
export const keptIssuers = {
  oidc: (issuer: string) => issuer,
  saml: (issuer: string) => `saml:${issuer}`,
} as const

type Open = (server: Server, tenant: string, redirectUri: string) => Promise<ReadyProvider | undefined>

function openVendor(name: SocialVendorName): Open {
  return async (server, tenant, redirectUri) => {
    const account = await socialAccount(server, tenant, name)
    if (!account) return undefined
    const provider = await socialProviders[name]()
    const needs = needsOf(server)
    return {
      issuer: socialIssuer(name, account.appId),
      redirectUri,
      begin: (proof) => provider.begin(needs, account, proof),
      finish: (answer) => provider.finish(needs, account, answer),
    }
  }
}

const openers: Readonly<Record<ProviderName, Open>> = {
  wecom: openVendor('wecom'),
  dingtalk: openVendor('dingtalk'),
  feishu: openVendor('feishu'),
  wechat: openVendor('wechat'),
  github: openVendor('github'),
  oidc: async (server, tenant, redirectUri) => {
    const account = await openIdAccount(server, tenant)
    if (!account) return undefined
    const provider = await identityProviders.oidc()
    const needs = needsOf(server)
    return {
      issuer: keptIssuers.oidc(account.issuer),
      redirectUri,
      begin: (proof) => provider.begin(needs, account, proof),
      finish: (answer) => provider.finish(needs, account, answer),
      signedOut: (token) => provider.signedOut(needs, account, token),
    }
  },
  saml: async (server, tenant, redirectUri) => {
    const account = await samlAccount(server, tenant)
    if (!account) return undefined
    const provider = await identityProviders.saml()
    const needs = needsOf(server)
    return {
      issuer: keptIssuers.saml(account.issuer),
      redirectUri,
      begin: (proof) => provider.begin(needs, account, proof),
      finishPosted: async (answer) => {
        const identity = await provider.finish(needs, account, answer)
        return { ...identity, issuer: keptIssuers.saml(identity.issuer) }
      },
      logoutUrl: (session) => provider.logoutRequestUrl(needs, account, session),
      readLogout: (sent) => provider.readLogoutRequest(needs, account, sent),
      logoutForm: (query) => provider.logoutForm(needs, account, query),
    }
  },
}

/** Loads a provider of a company by its name in addresses. Refuses `waysIn.ssoOff`. */
export async function readyProvider(server: Server, tenant: string, name: string): Promise<ReadyProvider> {
  const open = Object.hasOwn(openers, name) ? openers[name as ProviderName] : undefined
  const home = server.publicUrl
  // The browser must come back here whatever host a caller names.
  const isPossible = home !== undefined && (await isOpenTenant(server.db, tenant))
  const ready = isPossible && open && (await open(server, tenant, new URL(returnPage, home).href))
  if (!ready) throw new Refusal<RefusalCode>('waysIn.ssoOff')
  return ready
}

/** The page that ends a sign-in at a provider. */
export const returnPage = '/pages/login/sso-redirect'

function needsOf({ outside, clock }: Server) {
  return { outside, now: clock }
}
