import { type ProviderName, socialVendors } from '@signet/contract'
import { socialIssuer } from '../../../outside/identity/index.ts'
import type { Server } from '../../../server.ts'
import { keptIssuers } from './ready-provider.ts'

/** By what a person of the company is found who is not bound yet. */
export type Finder = 'binding' | 'email' | 'account' | 'phone'

/** A provider that people of a company can be sent to. */
type OfferedProvider = Readonly<{
  provider: ProviderName
  /** As the company calls it, or the vendor’s name in the reader’s language. */
  name: string
  /** By which its identities are kept. */
  issuer: string
  /**
   * What its identities are believed by and read with. Companies with the same trust believe the same provider; who
   * could choose another client or other attributes could choose whom they are in another company.
   */
  trust: string
  findBy: Finder
}>

type Needs = Pick<Server, 'settings' | 'words'>

/** Returns the providers that a company has switched on, in the order of the login page. */
export async function offeredProviders(
  { settings, words }: Needs,
  tenant: string,
  locale: Parameters<Server['words']['t']>[0],
): Promise<readonly OfferedProvider[]> {
  const [sso, saml] = [await settings.of(tenant, 'sso'), await settings.of(tenant, 'saml')]
  const t = words.t(locale)
  const standards = [
    { provider: 'oidc' as const, ...sso, issuer: keptIssuers.oidc(sso.issuer), believed: [sso.clientId] },
    {
      provider: 'saml' as const,
      ...saml,
      issuer: keptIssuers.saml(saml.issuer),
      believed: [
        saml.metadataUrl,
        saml.certificate,
        saml.subjectAttribute,
        saml.accountAttribute,
        saml.mailAttribute,
      ],
    },
  ]
  const vendors = await Promise.all(
    socialVendors.map(async (provider) => {
      const { appId, name, ...value } = await settings.of(tenant, provider)
      const issuer = socialIssuer(provider, appId)
      const believed = [value.signInUrl, value.apiUrl]
      return { provider, ...value, name: name || t(`session.vendor.${provider}`), issuer, believed }
    }),
  )
  return [...standards, ...vendors]
    .filter(({ isOn }) => isOn)
    .map(({ provider, name, issuer, findBy, believed }) => {
      const trust = JSON.stringify([issuer, ...believed])
      return { provider, name, issuer, findBy, trust }
    })
}
