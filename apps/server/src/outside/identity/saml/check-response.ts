import { allWithin, childrenOf, type XmlElement } from './read-xml.ts'

/** What an answer must name besides the assertion. */
type Expected = Readonly<{ issuer: string; answerUrl: string; requestId: string }>

const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol'
const assertions = 'urn:oasis:names:tc:SAML:2.0:assertion'
const signatures = 'http://www.w3.org/2000/09/xmldsig#'
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success'

/** SHA-1 is not among them, nor a key that both sides share. */
const algorithms: Readonly<Record<string, ReadonlySet<string>>> = {
  SignatureMethod: new Set([
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  ]),
  DigestMethod: new Set([
    'http://www.w3.org/2001/04/xmlenc#sha256',
    'http://www.w3.org/2001/04/xmlenc#sha512',
  ]),
  CanonicalizationMethod: new Set(['http://www.w3.org/2001/10/xml-exc-c14n#']),
  Transform: new Set([
    'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
    'http://www.w3.org/2001/10/xml-exc-c14n#',
  ]),
}

/**
 * Checks the form of an answer before any signature is. Throws unless there is one assertion in the one place where it
 * belongs, signatures belong to it or to the answer, and no two elements share an ID: wrapping needs a second one.
 */
export function checkResponse(response: XmlElement, expected: Expected): void {
  if (response.name !== 'Response' || response.uri !== protocol)
    throw new Error('The answer is no SAML response.')
  refuseFailure(response)
  const all = allWithin(response)
  refuseSharedIds(all)
  const assertion = onlyAssertion(response, all)
  checkSignatures(all, [response, assertion])
  checkAddress(response, expected)
}

/** Providers say why they let somebody not in; many do not sign it. */
function refuseFailure(response: XmlElement): void {
  const [status] = childrenOf(response, 'Status')
  const codes = (status ? allWithin(status) : []).flatMap(
    ({ name, attributes }) => (name === 'StatusCode' && attributes['Value']) || [],
  )
  if (codes[0] === success) return
  const message = status && childrenOf(status, 'StatusMessage')[0]?.text
  throw new Error(`The provider answered ${codes.join(' ') || 'no status'}: ${message?.slice(0, 200) ?? ''}`)
}

/** Throws unless a message has one signature, directly in it, and no two of its elements share an ID. */
export function checkSignedMessage(message: XmlElement): void {
  const all = allWithin(message)
  refuseSharedIds(all)
  checkSignatures(all, [message])
  if (childrenOf(message, 'Signature').length !== 1)
    throw new Error('The message has more than one signature.')
}

function refuseSharedIds(all: readonly XmlElement[]): void {
  const ids = all.flatMap(({ attributes }) =>
    Object.entries(attributes).flatMap(([name, value]) => (name.toLowerCase() === 'id' ? [value] : [])),
  )
  if (new Set(ids).size < ids.length) throw new Error('Two elements of the message share an ID.')
}

function onlyAssertion(response: XmlElement, all: readonly XmlElement[]): XmlElement {
  if (all.some(({ name }) => name.startsWith('Encrypted')))
    throw new Error('A part of the answer is encrypted that is not its assertion, which is not accepted.')
  const [assertion] = childrenOf(response, 'Assertion')
  const found = all.filter(({ name }) => name === 'Assertion' || name === 'Response')
  if (!assertion || assertion.uri !== assertions) throw new Error('The answer has no assertion.')
  if (found.length !== 2) throw new Error('The answer has more than one assertion.')
  return assertion
}

function checkSignatures(all: readonly XmlElement[], places: readonly XmlElement[]): void {
  const found = all.filter(({ name }) => name === 'Signature')
  const inPlace = places.flatMap((place) => childrenOf(place, 'Signature'))
  if (found.length === 0) throw new Error('The message is not signed.')
  if (found.length !== inPlace.length || found.some(({ uri }) => uri !== signatures))
    throw new Error('A signature of the message is in the wrong place.')
  for (const { name, attributes } of found.flatMap((signature) => allWithin(signature))) {
    const allowed = algorithms[name]
    if (allowed && !allowed.has(attributes['Algorithm'] ?? ''))
      throw new Error(`${attributes['Algorithm'] ?? 'No algorithm'} is not accepted as ${name}.`)
  }
}

function checkAddress({ attributes, ...response }: XmlElement, expected: Expected): void {
  const { Destination = expected.answerUrl, InResponseTo } = attributes
  if (Destination !== expected.answerUrl) throw new Error(`The answer is for ${Destination}.`)
  if (InResponseTo !== expected.requestId) throw new Error('The answer is to another request.')
  const [issuer] = childrenOf({ attributes, ...response }, 'Issuer')
  if (issuer && issuer.text.trim() !== expected.issuer)
    throw new Error(`The answer is from ${issuer.text.trim().slice(0, 300)}.`)
}
