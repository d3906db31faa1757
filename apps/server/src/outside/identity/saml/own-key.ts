import { createPrivateKey, createPublicKey, generateKeyPair, sign } from 'node:crypto'
import { promisify } from 'node:util'

/** Makes the key with which this product reads encrypted answers of a company’s provider, as PEM. */
export async function newOwnKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/**
 * Returns the self-signed certificate of a key in base64 (RFC 5280). It is the same each time: providers take it
 * for the key in it and ask for no authority, so that only the key has to be kept.
 */
export function certificateOf(ownKey: string): string {
  const key = createPrivateKey(ownKey)
  const algorithm = der(0x30, oid('2a864886f70d01010b'), der(0x05))
  const name = der(0x30, der(0x31, der(0x30, oid('550403'), der(0x0c, Buffer.from('Signet')))))
  const validity = der(0x30, der(0x17, Buffer.from('260101000000Z')), der(0x17, Buffer.from('491231235959Z')))
  const spki = createPublicKey(ownKey).export({ type: 'spki', format: 'der' })
  const serial = der(0x02, Buffer.from([1]))
  const content = der(0x30, serial, algorithm, name, validity, name, spki)
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, key))
  return der(0x30, content, algorithm, signature).toString('base64')
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
