import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify'

/** What an answer says; a test changes what it wants to lie about. Times are ISO 8601. */
export type SamlFacts = Readonly<{
  issuer: string
  audience: string
  recipient: string
  destination: string
  inResponseTo: string
  /** Escaped already. */
  nameId: string
  nameIdFormat: string
  account: string
  issuedAt: string
  notBefore: string
  notOnOrAfter: string
}>

type Signing = Readonly<{
  signs?: 'assertion' | 'response' | 'both' | 'none'
  key?: SamlKey
  algorithm?: string
}>

/** What a request to sign out says. */
export type LogoutFacts = Readonly<{
  address: string
  issuer: string
  nameId: string
  session?: string
  issuedAt: string
  state?: string
  /** Of the request; a new one unless given. */
  id?: string
}>

/** Names of algorithms, as XML Encryption has them. */
type Encryption = Readonly<{ cipher?: string; wrapping?: string }>

export type SamlKey = Readonly<{ privateKey: string; certificate: string }>

/** A provider of SAML 2.0, by another library than the product’s. */
export type SamlProvider = Readonly<{
  entityId: string
  entryPoint: string
  key: SamlKey
  metadata: string
  /** Reads a request and returns what an honest answer says. */
  factsFor: (address: string, subject: string, now: number) => Promise<SamlFacts>
  /** The XML of an answer, signed as wished. */
  answer: (facts: SamlFacts, signing?: Signing) => string
  /** Where it sends a browser to sign somebody out, signed by `key`; undefined leaves the signature out. */
  logoutUrl: (asked: LogoutFacts, key?: SamlKey) => string
  /** The same in a form: its fields, signed inside by `key`; `change` is what somebody on the way does to it. */
  logoutForm: (asked: LogoutFacts, key?: SamlKey, change?: (xml: string) => string) => Record<string, string>
  /** Reads a form of the product: a signed request to sign somebody out, or its answer. */
  readLogoutForm: (
    fields: Readonly<Record<string, string>>,
    ofWhom: string,
  ) => Promise<Readonly<Record<string, unknown>>>
  /** Reads a signed request of the product to sign somebody out, or its answer. */
  readLogout: (address: string, ofWhom: string) => Promise<Readonly<Record<string, unknown>>>
  readLogoutAnswer: (address: string, ofWhom: string) => Promise<Readonly<Record<string, unknown>>>
  /** An answer with its assertion encrypted for whom the metadata describes. */
  encrypted: (xml: string, forWhom: string, by?: Encryption) => Promise<string>
}>

/** A key pair with a certificate that it signed itself (RFC 5280, in DER). */
export function newSamlKey(modulusLength = 2048): SamlKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength })
  const algorithm = der(0x30, oid('2a864886f70d01010b'), der(0x05))
  const name = der(0x30, der(0x31, der(0x30, oid('550403'), der(0x0c, Buffer.from('provider')))))
  const validity = der(0x30, ...['260101000000Z', '360101000000Z'].map((day) => der(0x17, Buffer.from(day))))
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const content = der(0x30, der(0x02, Buffer.from([1])), algorithm, name, validity, name, spki)
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]))
  const lines =
    der(0x30, content, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'))
}

/** A value of ASN.1 with its length before it. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const { length } = Buffer.concat(parts)
  const long = [length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(length < 128 ? [tag, length] : [tag, 0x82, ...long]), ...parts])
}

/** `metadata` of the product tells the provider whom it answers. */
export function samlProvider({
  entryPoint,
  logoutPoint,
  logoutBinding = 'redirect',
  key,
}: Readonly<{
  entryPoint: string
  logoutPoint?: string
  logoutBinding?: 'redirect' | 'post'
  key: SamlKey
}>): SamlProvider {
  // Schemas are not what is tried here.
  setSchemaValidator({ validate: async () => 'valid' })
  const entityId = 'https://provider.example/saml'
  const provider = IdentityProvider({
    entityID: entityId,
    signingCert: key.certificate,
    privateKey: key.privateKey,
    singleSignOnService: [{ Binding: Constants.namespace.binding.redirect, Location: entryPoint }],
    ...(logoutPoint && {
      singleLogoutService: [{ Binding: Constants.namespace.binding[logoutBinding], Location: logoutPoint }],
    }),
    wantLogoutRequestSigned: true,
    wantLogoutResponseSigned: true,
  })
  return {
    entityId,
    entryPoint,
    key,
    metadata: provider.getMetadata(),
    factsFor: async (address, subject, now) => {
      const query = Object.fromEntries(new URL(address).searchParams)
      const product = ServiceProvider({
        entityID: 'unknown yet',
        assertionConsumerService: [
          { Binding: Constants.namespace.binding.post, Location: 'https://office.example' },
        ],
      })
      const { extract } = await provider.parseLoginRequest(product, 'redirect', { query })
      const request = extract.request as Readonly<{ id: string; assertionConsumerServiceUrl: string }>
      const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
      return {
        issuer: entityId,
        audience: String(extract.issuer),
        recipient: request.assertionConsumerServiceUrl,
        destination: request.assertionConsumerServiceUrl,
        inResponseTo: request.id,
        nameId: subject,
        nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
        account: subject,
        issuedAt: at(0),
        notBefore: at(0),
        notOnOrAfter: at(5),
      }
    },
    logoutUrl: (asked, by) => {
      const message = deflateRawSync(logoutRequest(asked)).toString('base64')
      const parts = { SAMLRequest: message, RelayState: asked.state ?? 'relay', SigAlg: sha256 }
      const query = new URLSearchParams(parts).toString()
      if (!by) return `${asked.address}?${query}`
      const signature = SamlLib.constructMessageSignature(query, by.privateKey, undefined, true, sha256)
      return `${asked.address}?${query}&Signature=${encodeURIComponent(String(signature))}`
    },
    logoutForm: (asked, by, change = (xml) => xml) => {
      const xml = logoutRequest(asked)
      const signedXml = by
        ? SamlLib.constructSAMLSignature({
            privateKey: by.privateKey,
            signingCert: by.certificate.replaceAll(/-----[A-Z ]+-----|\s/g, ''),
            signatureAlgorithm: sha256,
            isBase64Output: false,
            rawSamlMessage: xml,
            isMessageSigned: true,
            signatureConfig: {
              prefix: 'ds',
              location: { reference: "/*/*[local-name(.)='Issuer']", action: 'after' },
            },
          })
        : xml
      return {
        SAMLRequest: Buffer.from(change(signedXml)).toString('base64'),
        RelayState: asked.state ?? 'relay',
      }
    },
    readLogoutForm: async (fields, ofWhom) => {
      const product = ServiceProvider({ metadata: ofWhom })
      const body = { body: fields }
      if ('SAMLRequest' in fields) return (await provider.parseLogoutRequest(product, 'post', body)).extract
      return (await provider.parseLogoutResponse(product, 'post', body)).extract
    },
    readLogout: async (address, ofWhom) =>
      (await provider.parseLogoutRequest(ServiceProvider({ metadata: ofWhom }), 'redirect', sentBy(address)))
        .extract,
    readLogoutAnswer: async (address, ofWhom) =>
      (await provider.parseLogoutResponse(ServiceProvider({ metadata: ofWhom }), 'redirect', sentBy(address)))
        .extract,
    encrypted: async (xml, forWhom, { cipher = aes256, wrapping = oaep } = {}) => {
      // Its types leave these two out.
      const algorithms = { dataEncryptionAlgorithm: cipher, keyEncryptionAlgorithm: wrapping }
      const metadata = provider.getMetadata()
      const sender = IdentityProvider({ metadata, isAssertionEncrypted: true, ...algorithms })
      const base64 = await SamlLib.encryptAssertion(sender, ServiceProvider({ metadata: forWhom }), xml)
      return Buffer.from(base64, 'base64').toString('utf8')
    },
    answer: (facts, { signs = 'assertion', key: by = key, algorithm = sha256 } = {}) => {
      const usual = {
        privateKey: by.privateKey,
        signingCert: by.certificate.replaceAll(/-----[A-Z ]+-----|\s/g, ''),
        signatureAlgorithm: algorithm,
        isBase64Output: false,
      }
      let xml = unsigned(facts)
      if (signs === 'assertion' || signs === 'both')
        xml = SamlLib.constructSAMLSignature({
          ...usual,
          rawSamlMessage: xml,
          referenceTagXPath: assertionPath,
          signatureConfig: {
            prefix: 'ds',
            location: { reference: `${assertionPath}/*[local-name(.)='Issuer']`, action: 'after' },
          },
        })
      if (signs === 'response' || signs === 'both')
        xml = SamlLib.constructSAMLSignature({
          ...usual,
          rawSamlMessage: xml,
          isMessageSigned: true,
          signatureConfig: {
            prefix: 'ds',
            location: {
              reference: "/*[local-name(.)='Response']/*[local-name(.)='Issuer']",
              action: 'after',
            },
          },
        })
      return xml
    },
  }
}

const aes256 = 'http://www.w3.org/2001/04/xmlenc#aes256-cbc'
const oaep = 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p'
const sha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const assertionPath = "/*[local-name(.)='Response']/*[local-name(.)='Assertion']"

/** A query, and the part of it that is signed. */
function sentBy(address: string) {
  const { searchParams, search } = new URL(address)
  const [octetString = ''] = search.slice(1).split('&Signature=')
  return { query: Object.fromEntries(searchParams), octetString }
}

function logoutRequest({ address, issuer, nameId, session, issuedAt, id }: LogoutFacts): string {
  return [
    '<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"',
    ' xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"',
    ` ID="${id ?? `_${randomUUID()}`}" Version="2.0"`,
    ` IssueInstant="${issuedAt}" Destination="${address}"><saml:Issuer>${issuer}</saml:Issuer>`,
    `<saml:NameID>${nameId}</saml:NameID>`,
    session === undefined ? '' : `<samlp:SessionIndex>${session}</samlp:SessionIndex>`,
    '</samlp:LogoutRequest>',
  ].join('')
}

function unsigned(facts: SamlFacts): string {
  const { issuer, audience, recipient, destination, inResponseTo, nameId, nameIdFormat, account } = facts
  const { issuedAt, notBefore, notOnOrAfter } = facts
  return [
    '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"',
    ' xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_response" Version="2.0"',
    ` IssueInstant="${issuedAt}" Destination="${destination}" InResponseTo="${inResponseTo}">`,
    `<saml:Issuer>${issuer}</saml:Issuer>`,
    '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>',
    `<saml:Assertion ID="_assertion" Version="2.0" IssueInstant="${issuedAt}">`,
    `<saml:Issuer>${issuer}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${nameIdFormat}">${nameId}</saml:NameID>`,
    '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">',
    `<saml:SubjectConfirmationData NotOnOrAfter="${notOnOrAfter}" Recipient="${recipient}" InResponseTo="${inResponseTo}"/>`,
    '</saml:SubjectConfirmation></saml:Subject>',
    `<saml:Conditions NotBefore="${notBefore}" NotOnOrAfter="${notOnOrAfter}">`,
    `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${issuedAt}" SessionIndex="_session"><saml:AuthnContext>`,
    '<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef>',
    '</saml:AuthnContext></saml:AuthnStatement>',
    '<saml:AttributeStatement><saml:Attribute Name="urn:oid:0.9.2342.19200300.100.1.1" FriendlyName="uid">',
    `<saml:AttributeValue>${account}</saml:AttributeValue></saml:Attribute>`,
    `<saml:Attribute Name="mail"><saml:AttributeValue>${account}@signet.example</saml:AttributeValue></saml:Attribute>`,
    '</saml:AttributeStatement></saml:Assertion></samlp:Response>',
  ].join('')
}
