import { constants, createDecipheriv, createPrivateKey, privateDecrypt } from 'node:crypto'
import { escapeMarkup } from '@signet/std'
import { allWithin, childOf, childrenOf, readXml, type XmlElement } from './read-xml.ts'

const enc = 'http://www.w3.org/2001/04/xmlenc#'
const enc11 = 'http://www.w3.org/2009/xmlenc11#'

/** Ciphers of the assertion. Those of before AES are not among them. */
const ciphers: Readonly<Record<string, Readonly<{ name: string; isGcm: boolean }>>> = {
  [`${enc}aes128-cbc`]: { name: 'aes-128-cbc', isGcm: false },
  [`${enc}aes192-cbc`]: { name: 'aes-192-cbc', isGcm: false },
  [`${enc}aes256-cbc`]: { name: 'aes-256-cbc', isGcm: false },
  [`${enc11}aes128-gcm`]: { name: 'aes-128-gcm', isGcm: true },
  [`${enc11}aes192-gcm`]: { name: 'aes-192-gcm', isGcm: true },
  [`${enc11}aes256-gcm`]: { name: 'aes-256-gcm', isGcm: true },
}

/** Hashes of OAEP, with which the key of the assertion is padded. */
const hashes: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/09/xmldsig#sha1': 'sha1',
  [`${enc}sha256`]: 'sha256',
  [`${enc}sha512`]: 'sha512',
  [`${enc11}mgf1sha1`]: 'sha1',
  [`${enc11}mgf1sha256`]: 'sha256',
  [`${enc11}mgf1sha512`]: 'sha512',
}

type Opening = Readonly<{ ownKey: string; longest: number }>

/**
 * Returns an answer with its encrypted assertion opened (XML Encryption 1.1), to be checked like any other: the
 * assertion must be signed itself, since a signature of the answer covers it only as it was encrypted. Answers without
 * one are returned as they are. RSA with PKCS #1 v1.5 padding is refused, since it can be asked what is in it.
 */
export function openAnswer(xml: string, { ownKey, longest }: Opening): string {
  const response = readXml(xml, { longest })
  const [encrypted, ...others] = childrenOf(response, 'EncryptedAssertion')
  if (!encrypted) return xml
  if (others.length > 0 || allWithin(response).some(({ name }) => name === 'Assertion'))
    throw new Error('The answer has more than one assertion.')
  if (ownKey === '')
    throw new Error('The answer is encrypted, and there is no key to read it with: save these settings once.')
  const assertion = opened(encrypted, ownKey)
  // Read alone first, so that it is one element and no end of the answer.
  if (readXml(assertion, { longest }).name !== 'Assertion')
    throw new Error('What is encrypted is no assertion.')
  return answerWith(response, assertion)
}

function opened(encrypted: XmlElement, ownKey: string): string {
  const data = childOf(encrypted, 'EncryptedData')
  const [wrapped, ...others] = allWithin(encrypted).filter(({ name }) => name === 'EncryptedKey')
  if (!wrapped || others.length > 0) throw new Error('The encrypted assertion must have exactly one key.')
  const { Algorithm = '' } = childOf(data, 'EncryptionMethod').attributes
  const cipher = ciphers[Algorithm]
  if (!cipher) throw new Error(`${Algorithm || 'No algorithm'} is not accepted as encryption.`)
  const key = unwrapped(wrapped, ownKey)
  try {
    return textOf(bytesIn(data), { key, ...cipher })
  } catch {
    throw new Error('The encrypted assertion cannot be read with the key of this product.')
  }
}

function unwrapped(wrapped: XmlElement, ownKey: string): Buffer {
  const method = childOf(wrapped, 'EncryptionMethod')
  const { Algorithm = '' } = method.attributes
  if (Algorithm !== `${enc}rsa-oaep-mgf1p` && Algorithm !== `${enc11}rsa-oaep`)
    throw new Error(`${Algorithm || 'No algorithm'} is not accepted for the key of the assertion.`)
  const named = (name: string) =>
    hashes[childrenOf(method, name)[0]?.attributes['Algorithm'] ?? 'http://www.w3.org/2000/09/xmldsig#sha1']
  const [digest, mask] = [named('DigestMethod'), Algorithm.startsWith(enc11) ? named('MGF') : 'sha1']
  if (digest === undefined || digest !== mask)
    throw new Error('The hashes of OAEP are not accepted: use the same for both.')
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: digest }
  try {
    return privateDecrypt({ key: createPrivateKey(ownKey), ...padding }, bytesIn(wrapped))
  } catch {
    throw new Error('The answer is encrypted for another key: give the provider the metadata again.')
  }
}

function bytesIn(element: XmlElement): Buffer {
  const { text } = childOf(childOf(element, 'CipherData'), 'CipherValue')
  return Buffer.from(text.replaceAll(/\s/g, ''), 'base64')
}

type Cipher = Readonly<{ key: Buffer; name: string; isGcm: boolean }>

function textOf(bytes: Buffer, { key, name, isGcm }: Cipher): string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  if (isGcm) {
    const decipher = createDecipheriv(name as 'aes-256-gcm', key, bytes.subarray(0, 12), {
      authTagLength: 16,
    }).setAuthTag(bytes.subarray(-16))
    return decoder.decode(Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]))
  }
  const decipher = createDecipheriv(name, key, bytes.subarray(0, 16)).setAutoPadding(false)
  const padded = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()])
  // Only the last byte of the padding says something: how long it is.
  return decoder.decode(padded.subarray(0, padded.length - (padded.at(-1) ?? 0)))
}

/** The answer as it would be without encryption; its own signature is left out. */
function answerWith({ name, uri, attributes, children }: XmlElement, assertion: string): string {
  const shown = children
    .filter((child) => child.name === 'Issuer' || child.name === 'Status')
    .map((child) => written(child))
  const start = `<${name} xmlns="${escapeMarkup(uri)}"${attributesOf(attributes)}>`
  return `${start}${shown.join('')}${assertion}</${name}>`
}

function written({ name, uri, attributes, children, text }: XmlElement): string {
  const inside = children.length > 0 ? children.map((child) => written(child)).join('') : escapeMarkup(text)
  return `<${name} xmlns="${escapeMarkup(uri)}"${attributesOf(attributes)}>${inside}</${name}>`
}

function attributesOf(attributes: XmlElement['attributes']): string {
  return Object.entries(attributes)
    .filter(([name]) => name !== 'xmlns')
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('')
}
