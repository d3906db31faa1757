import { childOf, childrenOf, type XmlElement } from './read-xml.ts'
import { timeOf } from './time-of.ts'

/** What an assertion must name; `now` in milliseconds. */
export type ExpectedAssertion = Readonly<{
  issuer: string
  entityId: string
  answerUrl: string
  requestId: string
  now: number
}>

/** Milliseconds by which clocks may differ. */
const tolerance = 30_000
const assertions = 'urn:oasis:names:tc:SAML:2.0:assertion'
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

/** Checks a signed assertion for issuer, time, audience, recipient and request (SAML 2.0 profiles 4.1.4.3). Throws what is wrong. */
export function checkAssertion(assertion: XmlElement, expected: ExpectedAssertion): void {
  const { name, uri, attributes } = assertion
  if (name !== 'Assertion' || uri !== assertions) throw new Error('What is signed is no assertion.')
  if (attributes['Version'] !== '2.0') throw new Error('The assertion is not of SAML 2.0.')
  const issuer = childOf(assertion, 'Issuer').text.trim()
  if (issuer !== expected.issuer) throw new Error(`The assertion is from ${issuer.slice(0, 300)}.`)
  if (timeOf(attributes['IssueInstant'] ?? '') > expected.now + tolerance)
    throw new Error('The assertion is from the future: compare the clocks.')
  checkConditions(childOf(assertion, 'Conditions'), expected)
  checkSubject(childOf(assertion, 'Subject'), expected)
  checkStatements(assertion, expected)
}

function checkConditions(conditions: XmlElement, { entityId, now }: ExpectedAssertion): void {
  refuseOutsideOf(conditions, now)
  if (childrenOf(conditions, 'Condition').length > 0)
    throw new Error('The assertion has a condition that is not known.')
  const restrictions = childrenOf(conditions, 'AudienceRestriction')
  if (restrictions.length === 0) throw new Error('The assertion names no audience.')
  for (const restriction of restrictions) {
    const audiences = childrenOf(restriction, 'Audience').map(({ text }) => text.trim())
    if (!audiences.includes(entityId))
      throw new Error(`The assertion is for ${audiences.join(', ').slice(0, 300)}.`)
  }
}

/** Throws unless now is between the two times; the latter must be there. */
function refuseOutsideOf({ name, attributes }: XmlElement, now: number): void {
  const { NotBefore, NotOnOrAfter } = attributes
  if (NotBefore !== undefined && timeOf(NotBefore) > now + tolerance)
    throw new Error(`${name} is not valid before ${NotBefore}: compare the clocks.`)
  if (NotOnOrAfter === undefined) throw new Error(`${name} has no end.`)
  if (timeOf(NotOnOrAfter) <= now - tolerance) throw new Error(`${name} was valid until ${NotOnOrAfter}.`)
}

function checkSubject(subject: XmlElement, { answerUrl, requestId, now }: ExpectedAssertion): void {
  const confirmation = childrenOf(subject, 'SubjectConfirmation').find(
    ({ attributes }) => attributes['Method'] === bearer,
  )
  if (!confirmation) throw new Error('The subject is not confirmed for a bearer.')
  const details = childOf(confirmation, 'SubjectConfirmationData')
  const { Recipient = '', InResponseTo } = details.attributes
  refuseOutsideOf(details, now)
  if (Recipient !== answerUrl) throw new Error(`The assertion is for the recipient ${Recipient}.`)
  if (InResponseTo !== requestId) throw new Error('The assertion is to another request.')
}

function checkStatements(assertion: XmlElement, { now }: ExpectedAssertion): void {
  const statements = childrenOf(assertion, 'AuthnStatement')
  if (statements.length === 0) throw new Error('The assertion does not say that somebody signed in.')
  for (const { attributes } of statements) {
    const { SessionNotOnOrAfter } = attributes
    if (SessionNotOnOrAfter !== undefined && timeOf(SessionNotOnOrAfter) <= now - tolerance)
      throw new Error(`The session at the provider ended ${SessionNotOnOrAfter}.`)
  }
}
