import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What a browser is asked to make a passkey of, as far as the device reads it. */
type ToCreate = Readonly<{ challenge: string; rp: Readonly<{ id: string }>; user: Readonly<{ id: string }> }>
type ToSign = Readonly<{ challenge: string; rpId: string }>

type Lies = Readonly<{
  /** The page that really asks. */
  origin?: string
  /** Whether the owner unlocked the device. */
  isUnlocked?: boolean
  /** The number of signatures that the device claims. */
  counter?: number
  /** Another owner than the passkey was made for. */
  userHandle?: string
  rpId?: string
}>

/** A device with one passkey, in software: WebAuthn level 3, ES256, no attestation. */
export type PasskeyDevice = Readonly<{
  make: (asked: ToCreate, lies?: Lies) => Made
  sign: (asked: ToSign, lies?: Lies) => Signed
}>
type Made = Named &
  Readonly<{
    response: Readonly<{ clientDataJSON: string; attestationObject: string; transports: string[] }>
  }>
type Signed = Named &
  Readonly<{
    response: Readonly<{
      clientDataJSON: string
      authenticatorData: string
      signature: string
      userHandle: string
    }>
  }>
type Named = Readonly<{
  id: string
  rawId: string
  type: 'public-key'
  clientExtensionResults: Record<string, never>
}>

const userPresent = 0x01
const userVerified = 0x04
const hasKey = 0x40

export function passkeyDevice(home: string): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const named = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
  let owner = ''
  let signatures = 0

  const facts = (rpId: string, { isUnlocked = true, counter }: Lies, flags = 0) => {
    signatures += 1
    const flag = userPresent | (isUnlocked ? userVerified : 0) | flags
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? signatures)
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), count])
  }

  return {
    make: ({ challenge, rp, user }, lies = {}) => {
      owner = user.id
      const clientData = clientDataOf('webauthn.create', challenge, lies.origin ?? home)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseOf(publicKey)])
      const authData = Buffer.concat([facts(lies.rpId ?? rp.id, lies, hasKey), key])
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData)],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign: ({ challenge, rpId }, lies = {}) => {
      const clientData = clientDataOf('webauthn.get', challenge, lies.origin ?? home)
      const authData = facts(lies.rpId ?? rpId, lies)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: lies.userHandle ?? owner,
        },
      }
    },
  }
}

function clientDataOf(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** The public key as COSE (RFC 9053): EC2, ES256, P-256, x, y. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
}

// CBOR (RFC 8949), as far as a passkey needs it.
function map(pairs: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, pairs.length), ...pairs.flat()])
}

function text(value: string): Buffer {
  return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value])
}

function integer(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value)
}

function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count])
  if (count < 256) return Buffer.from([(kind << 5) | 24, count])
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 255])
}
