import { createSign, createVerify } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { SAML } from '@node-saml/node-saml'
import type { NamedSession, ProviderNeeds, SamlAccount, SamlLogout } from '../identity-provider.ts'
import { providerFacts, type SamlProviderFacts } from './metadata.ts'
import { childOf, childrenOf, readXml, type XmlElement } from './read-xml.ts'
import { timeOf } from './time-of.ts'

const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol'
/** In characters of XML, and of the query. */
const longest = 20_000
/** Milliseconds for which a request counts, and by which clocks may differ. */
const life = 5 * 60_000
const tolerance = 30_000

/**
 * Returns where the browser signs out at the provider as well (single logout, SAML 2.0 profiles 4.4, by redirect).
 * Undefined for a provider without it, and without a key to sign the request with.
 */
export async function logoutRequestUrl(
  needs: ProviderNeeds,
  account: SamlAccount,
  { nameId, nameFormat, sid }: NamedSession,
): Promise<string | undefined> {
  if (account.ownKey === '' || nameId === '') return undefined
  const facts = await providerFacts(needs, account)
  if (facts.logoutUrl === '') return undefined
  const person = { issuer: account.issuer, nameID: nameId, nameIDFormat: nameFormat || unspecified }
  const session = { ...person, ...(sid && { sessionIndex: sid }) }
  return signed(await clientOf(account, facts).getLogoutUrlAsync(session, '', {}), account.ownKey)
}

const unspecified = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'

/**
 * Reads a provider’s request to sign somebody out, by the query as it came. It must be signed by a certificate of the
 * provider, for this address, and some minutes old at most. Throws what is wrong with it.
 */
export async function readLogoutRequest(
  needs: ProviderNeeds,
  account: SamlAccount,
  query: string,
): Promise<SamlLogout> {
  const facts = await providerFacts(needs, account)
  const given = signedQuery(query, facts.certificates)
  const request = readXml(inflated(given.message), { longest })
  checkRequest(request, account, needs.now())
  const { text, attributes } = childOf(request, 'NameID')
  return {
    nameId: text.trim(),
    nameFormat: attributes['Format'] ?? '',
    sids: childrenOf(request, 'SessionIndex').map((one) => one.text.trim()),
    answerUrl: await answerUrl(account, facts, { id: request.attributes['ID'] ?? '', state: given.state }),
  }
}

function clientOf(account: SamlAccount, facts: SamlProviderFacts): SAML {
  return new SAML({
    issuer: account.entityId,
    callbackUrl: account.answerUrl,
    entryPoint: facts.entryPoint,
    logoutUrl: facts.logoutUrl,
    idpCert: [...facts.certificates],
  })
}

/**
 * Signs an address of the library. It could do so itself, but it signs the query in one spelling and sends it in another:
 * a RelayState with spaces or quotes would break the signature.
 */
function signed(address: string, ownKey: string): string {
  if (ownKey === '') return address
  const { origin, pathname, searchParams } = new URL(address)
  const ours = ['SAMLRequest', 'SAMLResponse', 'RelayState']
  const own = [...searchParams].filter(([name]) => !ours.includes(name))
  const message = [...searchParams].filter(([name]) => ours.includes(name))
  const query = spelled([...message, ['SigAlg', rsaSha256]])
  const signature = createSign('RSA-SHA256').update(query).sign(ownKey, 'base64')
  return `${origin}${pathname}?${[spelled(own), query, spelled([['Signature', signature]])].filter(Boolean).join('&')}`
}

/** No browser spells this anew: it leaves alone what is escaped. */
function spelled(pairs: readonly (readonly string[])[]): string {
  return pairs.map((pair) => pair.map((part) => percentEncoded(part)).join('=')).join('&')
}

function percentEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll("'", '%27')
}

type Asked = Readonly<{ id: string; state: string }>

/** Where the provider hears that it is done; empty where it wants no answer. */
async function answerUrl(
  account: SamlAccount,
  facts: SamlProviderFacts,
  { id, state }: Asked,
): Promise<string> {
  if (facts.logoutUrl === '') return ''
  const request = { ID: id, issuer: account.issuer, nameID: '', nameIDFormat: '' }
  return signed(
    await clientOf(account, facts).getLogoutResponseUrlAsync(request, state, {}, true),
    account.ownKey,
  )
}

const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const digests: Readonly<Record<string, string>> = {
  [rsaSha256]: 'RSA-SHA256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'RSA-SHA512',
}

/** The signature is over the query as it is written (SAML 2.0 bindings 3.4.4.1), so it is not written anew. */
function signedQuery(query: string, certificates: readonly string[]) {
  if (query.length > longest) throw new Error('The request is too long.')
  const pairs = query.split('&')
  const written = (name: string) => {
    const [only, ...others] = pairs.filter((pair) => pair.startsWith(`${name}=`))
    if (others.length > 0) throw new Error(`The request has ${name} twice.`)
    return only
  }
  const parts = ['SAMLRequest', 'RelayState', 'SigAlg'].flatMap((name) => written(name) ?? [])
  const values = new URLSearchParams(query)
  const digest = digests[values.get('SigAlg') ?? '']
  if (digest === undefined) throw new Error('The request to sign out is not signed as is accepted.')
  const signature = Buffer.from(values.get('Signature') ?? '', 'base64')
  const isSigned = certificates.some((certificate) =>
    createVerify(digest).update(parts.join('&')).verify(certificate, signature),
  )
  if (!isSigned) throw new Error('The signature of the request to sign out is not of the provider.')
  return { message: values.get('SAMLRequest') ?? '', state: values.get('RelayState') ?? '' }
}

function inflated(message: string): string {
  return inflateRawSync(Buffer.from(message, 'base64'), { maxOutputLength: longest }).toString('utf8')
}

function checkRequest(request: XmlElement, { issuer, logoutUrl }: SamlAccount, now: number): void {
  const { name, uri, attributes } = request
  if (name !== 'LogoutRequest' || uri !== protocol) throw new Error('It is no request to sign out.')
  const from = childOf(request, 'Issuer').text.trim()
  if (from !== issuer) throw new Error(`The request to sign out is from ${from.slice(0, 300)}.`)
  const { Destination, IssueInstant = '', NotOnOrAfter } = attributes
  if (Destination !== logoutUrl)
    throw new Error(`The request to sign out is for ${Destination ?? 'nowhere'}.`)
  const age = now - timeOf(IssueInstant)
  const isOver = NotOnOrAfter !== undefined && timeOf(NotOnOrAfter) <= now - tolerance
  if (age > life || age < -tolerance || isOver) throw new Error('The request to sign out is old.')
}
