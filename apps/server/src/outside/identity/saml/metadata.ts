import { fetchOutside } from '../../fetch-outside.ts'
import type { Outside } from '../../outside.ts'
import type { ProviderNeeds, SamlAccount } from '../identity-provider.ts'
import { readCertificates, refuseCertificates } from './certificates.ts'
import { allWithin, childrenOf, readXml, type XmlElement } from './read-xml.ts'
import { timeOf } from './time-of.ts'

/** A provider, by what its metadata or the administrator says of it. */
export type SamlProviderFacts = Readonly<{
  issuer: string
  entryPoint: string
  /** Where people are signed out; empty without. */
  logoutUrl: string
  /** How messages travel there; by redirect wherever the provider offers it. */
  logoutBinding: 'redirect' | 'post'
  /** PEM. */
  certificates: readonly string[]
}>

/** A setting that cannot work, and which. */
export class WrongSamlSetting extends Error {
  readonly field: 'metadataUrl' | 'entryPoint' | 'providerLogoutUrl' | 'certificate'

  constructor(field: WrongSamlSetting['field'], message: string) {
    super(message)
    this.field = field
  }
}

const longest = 500_000
const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol'
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const post = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'

type Source = Readonly<{ xml?: string; url?: string; issuer: string }>

/** Reads metadata, fetched or given. An issuer that is not empty must be in it. Throws what is wrong with it. */
export async function loadMetadata(
  needs: ProviderNeeds,
  { xml, url = '', issuer }: Source,
): Promise<SamlProviderFacts> {
  return readMetadata(xml ?? (await fetchMetadata(needs, url)), { issuer, now: needs.now() })
}

/** Returns whom to trust for an account. Throws `WrongSamlSetting`. */
export async function providerFacts(needs: ProviderNeeds, account: SamlAccount): Promise<SamlProviderFacts> {
  const { metadataUrl: url, issuer } = account
  const facts =
    url === ''
      ? {
          issuer,
          entryPoint: account.entryPoint,
          logoutUrl: account.providerLogoutUrl,
          logoutBinding: account.providerLogoutBinding,
          certificates: readCertificates(account.certificate),
        }
      : await loadMetadata(needs, { url, issuer }).catch((error: unknown) => {
          throw new WrongSamlSetting('metadataUrl', error instanceof Error ? error.message : String(error))
        })
  if (!isPage(facts.entryPoint, needs.outside))
    throw new WrongSamlSetting('entryPoint', 'The sign-in address must begin with https.')
  if (facts.logoutUrl !== '' && !isPage(facts.logoutUrl, needs.outside))
    throw new WrongSamlSetting('providerLogoutUrl', 'The sign-out address must begin with https.')
  const problem = refuseCertificates(facts.certificates)
  if (problem !== '') throw new WrongSamlSetting('certificate', problem)
  return facts
}

async function fetchMetadata({ outside }: ProviderNeeds, address: string): Promise<string> {
  if (!isPage(address, outside)) throw new Error('The address of the metadata must begin with https.')
  const answer = await fetchOutside(outside)(address, { headers: { accept: 'application/samlmetadata+xml' } })
  if (!answer.ok) throw new Error(`The provider answered ${answer.status} in place of its metadata.`)
  return answer.text()
}

/** Browsers are sent there, so it must be a page; without TLS only where the operator lists the host as an inner one. */
function isPage(address: string, { innerHosts }: Outside): boolean {
  const url = URL.parse(address)
  if (url?.protocol === 'https:') return true
  return url?.protocol === 'http:' && (innerHosts.includes(url.hostname) || innerHosts.includes(url.host))
}

type Wanted = Readonly<{ issuer: string; now: number }>

function readMetadata(xml: string, { issuer, now }: Wanted): SamlProviderFacts {
  const root = readXml(xml, { longest, dropsComments: true })
  const { entity, role } = chosenProvider(root, issuer)
  for (const { attributes } of [root, entity, role])
    if (attributes['validUntil'] !== undefined && timeOf(attributes['validUntil']) <= now)
      throw new Error(`The metadata was valid until ${attributes['validUntil']}.`)
  const entryPoint = locationOf(role, 'SingleSignOnService', redirect)
  if (entryPoint === undefined) throw new Error('The provider offers no sign-in by redirect (HTTP-Redirect).')
  return {
    issuer: entity.attributes['entityID'] ?? '',
    entryPoint,
    ...logoutOf(role),
    certificates: certificatesOf(role),
  }
}

/** Where a role offers a service by a binding; undefined where it does not. */
function locationOf(role: XmlElement, service: string, binding: string): string | undefined {
  const found = childrenOf(role, service).find(({ attributes }) => attributes['Binding'] === binding)
  return found && (found.attributes['Location'] ?? '')
}

function logoutOf(role: XmlElement): Pick<SamlProviderFacts, 'logoutUrl' | 'logoutBinding'> {
  const byRedirect = locationOf(role, 'SingleLogoutService', redirect)
  if (byRedirect !== undefined) return { logoutUrl: byRedirect, logoutBinding: 'redirect' }
  const byPost = locationOf(role, 'SingleLogoutService', post)
  return { logoutUrl: byPost ?? '', logoutBinding: byPost === undefined ? 'redirect' : 'post' }
}

function chosenProvider(root: XmlElement, issuer: string) {
  const found = allWithin(root)
    .filter(({ name }) => name === 'EntityDescriptor')
    .flatMap((entity) => {
      const role = childrenOf(entity, 'IDPSSODescriptor').find(({ attributes }) =>
        attributes['protocolSupportEnumeration']?.split(/\s+/).includes(protocol),
      )
      return role ? [{ entity, role }] : []
    })
    .filter(({ entity }) => issuer === '' || entity.attributes['entityID'] === issuer)
  const [chosen, ...others] = found
  if (!chosen)
    throw new Error(
      issuer === ''
        ? 'The metadata names no provider of SAML 2.0.'
        : `The metadata does not name the provider ${issuer}.`,
    )
  if (others.length > 0)
    throw new Error('The metadata names several providers: enter the entity ID of yours first.')
  return chosen
}

function certificatesOf(role: XmlElement): readonly string[] {
  const keys = childrenOf(role, 'KeyDescriptor').filter(
    ({ attributes }) => attributes['use'] !== 'encryption',
  )
  const texts = keys.flatMap((key) => allWithin(key)).filter(({ name }) => name === 'X509Certificate')
  return texts.flatMap(({ text }) => readCertificates(text))
}
