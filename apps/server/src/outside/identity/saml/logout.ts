import { createSign, createVerify } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { SAML } from '@node-saml/node-saml'
import { getVerifiedXml, parseDomFromString, signXml } from '@node-saml/node-saml/lib/xml.js'
import type {
  NamedSession,
  ProviderNeeds,
  SamlAccount,
  SamlLogout,
  SamlMessage,
  SentLogout,
} from '../identity-provider.ts'
import { samlSendUrl } from './addresses.ts'
import { readCertificates } from './certificates.ts'
import { checkSignedMessage } from './check-response.ts'
import { providerFacts, type SamlProviderFacts } from './metadata.ts'
import { certificateOf } from './own-key.ts'
import { childOf, childrenOf, readXml, type XmlElement } from './read-xml.ts'
import { timeOf } from './time-of.ts'

const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol'
/** In characters of XML, and of the query. */
const longest = 20_000
/** Milliseconds for which a request counts, and by which clocks may differ. */
const life = 5 * 60_000
const tolerance = 30_000

/**
 * Returns where the browser signs out at the provider as well (single logout, SAML 2.0 profiles 4.4): at the provider, or
 * on a page of ours that posts the request where the provider takes nothing else. Undefined for a provider without it,
 * and without a key to sign the request with.
 */
export async function logoutRequestUrl(
  needs: ProviderNeeds,
  account: SamlAccount,
  { nameId, nameFormat, sid }: NamedSession,
): Promise<string | undefined> {
  const { ownKey, issuer } = account
  if (ownKey === '' || nameId === '') return undefined
  const facts = await providerFacts(needs, account)
  if (facts.logoutUrl === '') return undefined
  const person = { issuer, nameID: nameId, nameIDFormat: nameFormat || unspecified }
  const session = { ...person, ...(sid && { sessionIndex: sid }) }
  const address = await clientOf(account, facts).getLogoutUrlAsync(session, '', {})
  if (facts.logoutBinding === 'redirect') return signed(address, ownKey)
  const page = new URL(samlSendUrl(account))
  page.searchParams.set('SAMLRequest', new URL(address).searchParams.get('SAMLRequest') ?? '')
  return signed(page.href, ownKey)
}

/** Returns the form that posts a request of ours, by the query of its page, which only our key can have signed. */
export async function logoutForm(
  needs: ProviderNeeds,
  account: SamlAccount,
  query: string,
): Promise<SamlMessage> {
  const { ownKey } = account
  if (ownKey === '') throw new Error('There is no key that could have signed the request.')
  const own = readCertificates(certificateOf(ownKey))
  const xml = inflated(signedQuery(query, own).message)
  const { logoutUrl } = await providerFacts(needs, account)
  if (readXml(xml, { longest }).attributes['Destination'] !== logoutUrl)
    throw new Error('The request to sign out is for another address of the provider.')
  return posted({ url: logoutUrl, name: 'SAMLRequest', xml, ownKey, state: '' })
}

type Posted = Readonly<{
  url: string
  name: 'SAMLRequest' | 'SAMLResponse'
  xml: string
  ownKey: string
  state: string
}>

/** A message signed inside itself, since a form has no query that a signature could cover. */
function posted({ url, name, xml, ownKey: privateKey, state }: Posted): SamlMessage {
  const message = "/*[local-name(.)='LogoutRequest' or local-name(.)='LogoutResponse']"
  const location = { reference: `${message}/*[local-name(.)='Issuer']`, action: 'after' } as const
  const algorithms = { signatureAlgorithm: 'sha256', digestAlgorithm: 'sha256' } as const
  const signedXml = signXml(xml, message, location, { privateKey, ...algorithms })
  const fields = { [name]: Buffer.from(signedXml).toString('base64'), ...(state && { RelayState: state }) }
  return { binding: 'post', url, fields }
}

const unspecified = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'

/**
 * Reads a provider’s request to sign somebody out, as it came. It must be signed by a certificate of the provider, for
 * this address, and some minutes old at most. Throws what is wrong with it.
 */
export async function readLogoutRequest(
  needs: ProviderNeeds,
  account: SamlAccount,
  sent: SentLogout,
): Promise<SamlLogout> {
  const facts = await providerFacts(needs, account)
  const { request, state } =
    sent.binding === 'redirect'
      ? requestInQuery(sent.query, facts.certificates)
      : { request: await requestInForm(sent.message, facts.certificates), state: sent.state }
  checkRequest(request, account, needs.now())
  const { text, attributes } = childOf(request, 'NameID')
  const { ID: id = '', IssueInstant = '' } = request.attributes
  return {
    id,
    goodUntil: timeOf(IssueInstant) + life,
    nameId: text.trim(),
    nameFormat: attributes['Format'] ?? '',
    sids: childrenOf(request, 'SessionIndex').map((one) => one.text.trim()),
    answer: await answerTo(account, facts, { id, state }),
  }
}

function requestInQuery(query: string, certificates: readonly string[]) {
  const given = signedQuery(query, certificates)
  return { request: readXml(inflated(given.message), { longest }), state: given.state }
}

/** Read strictly before its signature is checked, and then from the bytes that the signature covers. */
async function requestInForm(message: string, certificates: readonly string[]): Promise<XmlElement> {
  if (message.length > longest * 2) throw new Error('The request is too long.')
  const xml = Buffer.from(message, 'base64').toString('utf8')
  checkSignedMessage(readXml(xml, { longest }))
  const { documentElement } = await parseDomFromString(xml)
  const covered = getVerifiedXml(xml, documentElement, [...certificates])
  if (covered === null) throw new Error('The signature of the request to sign out is not of the provider.')
  return readXml(covered, { longest })
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

/** How the provider hears that it is done; undefined where it wants no answer. */
async function answerTo(
  account: SamlAccount,
  { logoutUrl: url, ...facts }: SamlProviderFacts,
  { id, state }: Asked,
): Promise<SamlMessage | undefined> {
  const { ownKey } = account
  if (url === '') return undefined
  const request = { ID: id, issuer: account.issuer, nameID: '', nameIDFormat: '' }
  const client = clientOf(account, { ...facts, logoutUrl: url })
  const address = await client.getLogoutResponseUrlAsync(request, state, {}, true)
  if (facts.logoutBinding === 'redirect') return { binding: 'redirect', url: signed(address, ownKey) }
  if (ownKey === '') return undefined
  const xml = inflated(new URL(address).searchParams.get('SAMLResponse') ?? '')
  return posted({ url, name: 'SAMLResponse', xml, ownKey, state })
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
