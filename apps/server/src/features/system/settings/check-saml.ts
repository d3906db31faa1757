import type { SettingValues } from '@signet/contract'
import type { FieldProblem } from '../../../http/envelope.ts'
import {
  identityProviders,
  loadProviderMetadata,
  type SamlAccount,
  samlAddresses,
} from '../../../outside/identity/index.ts'
import { type CheckContext, problemsOfProvider } from './check-context.ts'

type Saml = SettingValues<'saml'>

/**
 * Reads pasted metadata into the fields, and names the provider that a metadata address leads to. What cannot be read
 * stays as it is, for `checkSaml` to say so.
 */
export async function takeMetadata(value: Saml, { server }: CheckContext): Promise<Saml> {
  const { metadata, metadataUrl, issuer } = value
  const needs = { outside: server.outside, now: server.clock }
  const load = (source: Readonly<{ xml?: string; url?: string }>) =>
    loadProviderMetadata(needs, { ...source, issuer }).catch(() => undefined)
  if (metadata !== '') {
    const facts = await load({ xml: metadata })
    const certificate = facts?.certificates.join('') ?? ''
    if (!facts) return value
    const { issuer: named, entryPoint } = facts
    const logout = { providerLogoutUrl: facts.logoutUrl, providerLogoutBinding: facts.logoutBinding }
    return { ...value, ...logout, issuer: named, entryPoint, certificate, metadata: '' }
  }
  if (!value.isOn || metadataUrl === '' || issuer !== '') return value
  const facts = await load({ url: metadataUrl })
  return facts ? { ...value, issuer: facts.issuer } : value
}

/** Reads metadata and certificates, so that a provider that cannot be used is found before anybody meets it. */
export async function checkSaml(
  value: Saml,
  { server, tenant, secrets }: CheckContext,
): Promise<readonly FieldProblem[]> {
  const { outside, clock: now, publicUrl } = server
  const needs = { outside, now }
  if (value.metadata !== '') {
    const { metadata: xml, issuer } = value
    return problemsOfProvider('metadata', () => loadProviderMetadata(needs, { xml, issuer }))
  }
  if (!value.isOn) return []
  const needed =
    value.metadataUrl === ''
      ? (['name', 'issuer', 'entryPoint', 'certificate'] as const)
      : (['name'] as const)
  const missing = needed.filter((field) => value[field] === '')
  if (missing.length > 0) return missing.map((path) => ({ path, code: 'settings.missing' }))
  if (publicUrl === undefined) return [{ path: 'isOn', code: 'settings.noPublicUrl' }]
  const account = samlAccountOf(value, { publicUrl, tenant, ownKey: secrets['ownKey'] ?? '' })
  return problemsOfProvider('metadataUrl', async () => (await identityProviders.saml()).check(needs, account))
}

type Place = Readonly<{ publicUrl: string; tenant: string; ownKey: string }>

export function samlAccountOf(value: Saml, { publicUrl, tenant, ownKey }: Place): SamlAccount {
  const { isOn: _isOn, name: _name, metadata: _metadata, findBy: _findBy, ...account } = value
  return { ...account, ...samlAddresses(publicUrl, tenant), ownKey }
}
