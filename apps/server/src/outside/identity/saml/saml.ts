import { hash } from 'node:crypto'
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import type { SamlAccount, SamlProvider } from '../identity-provider.ts'
import { checkAssertion } from './check-assertion.ts'
import { checkResponse } from './check-response.ts'
import { openAnswer } from './decrypt.ts'
import { logoutForm, logoutRequestUrl, readLogoutRequest } from './logout.ts'
import { providerFacts, type SamlProviderFacts } from './metadata.ts'
import { personOf } from './person-of.ts'
import { readXml } from './read-xml.ts'

/** In characters of XML; answers with all groups of somebody are long. */
const longest = 300_000

/**
 * SAML 2.0: a request by redirect, an answer by post. The library builds the request and checks the signature; what is
 * believed is read from the bytes that it found signed, and compared here with the product’s own clock. It never sees
 * what is encrypted, only what was opened and read strictly before.
 */
export const saml: SamlProvider = {
  check: async (needs, account) => {
    await providerFacts(needs, account)
  },
  begin: async (needs, account, { state }) => {
    const client = clientOf(account, await providerFacts(needs, account), state)
    return client.getAuthorizeUrlAsync(state, undefined, {})
  },
  finish: async (needs, account, { state, response }) => {
    const facts = await providerFacts(needs, account)
    const { issuer, entityId, answerUrl, ownKey } = account
    const expected = { issuer, entityId, answerUrl, requestId: requestIdOf(state) }
    const answer = openAnswer(Buffer.from(response, 'base64').toString('utf8'), { ownKey, longest })
    checkResponse(readXml(answer, { longest }), expected)
    const { profile } = await clientOf(account, facts, state).validatePostResponseAsync({
      SAMLResponse: Buffer.from(answer).toString('base64'),
    })
    const signed = profile?.getAssertionXml?.()
    if (signed === undefined) throw new Error('The answer has no assertion that is signed.')
    const assertion = readXml(signed, { longest })
    checkAssertion(assertion, { ...expected, now: needs.now() })
    return personOf(assertion, account)
  },
  logoutRequestUrl,
  readLogoutRequest,
  logoutForm,
}

/** A request is known by the state of its sign-in, which counts once. */
function requestIdOf(state: string): string {
  return `_${hash('sha256', `request ${state}`, 'hex')}`
}

function clientOf(account: SamlAccount, facts: SamlProviderFacts, state: string): SAML {
  const { entityId, answerUrl } = account
  const requestId = requestIdOf(state)
  return new SAML({
    issuer: entityId,
    audience: entityId,
    callbackUrl: answerUrl,
    entryPoint: facts.entryPoint,
    idpCert: [...facts.certificates],
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => requestId,
    // A sign-in ends by the product’s own clock.
    requestIdExpirationPeriodMs: Number.POSITIVE_INFINITY,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: onlyRequest(requestId),
    // One of the two must be signed; each alone is enough.
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
    // The library asks the clock of the machine.
    acceptedClockSkewMs: -1,
  })
}

/** The one request that may be answered; the library wants to know since when. */
function onlyRequest(requestId: string) {
  return {
    saveAsync: async () => null,
    getAsync: async (key: string) => (key === requestId ? new Date(0).toISOString() : null),
    removeAsync: async () => null,
  }
}
