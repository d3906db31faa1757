import { createECDH } from 'node:crypto'
import type { Secrets } from '../secrets/index.ts'

/** The key with which a server signs what it pushes (VAPID, RFC 8292), base64url. */
export type PushKeys = Readonly<{
  /** 65 bytes, uncompressed: what browsers subscribe with. */
  publicKey: string
  /** As a JSON Web Key. */
  jwk: Readonly<{ kty: 'EC'; crv: 'P-256'; x: string; y: string; d: string }>
}>

/**
 * Returns the keys of an installation, derived from the operator's key: nothing is stored, and a new key of the operator
 * makes browsers subscribe again. Refuses `secrets.noKey`.
 */
export function pushKeysOf(secrets: Secrets): PushKeys {
  const curve = createECDH('prime256v1')
  // A derived number is outside of the curve's order once in 2^32 times; the next purpose gives another.
  for (let turn = 0; ; turn += 1) {
    const d = secrets.derive(`web push ${turn}`, 32)
    if (!isOnCurve(curve, d)) continue
    const point = curve.getPublicKey()
    return {
      publicKey: base64(point),
      jwk: {
        kty: 'EC',
        crv: 'P-256',
        x: base64(point.subarray(1, 33)),
        y: base64(point.subarray(33)),
        d: base64(d),
      },
    }
  }
}

function isOnCurve(curve: ReturnType<typeof createECDH>, key: Uint8Array): boolean {
  try {
    curve.setPrivateKey(key)
    return true
  } catch {
    return false
  }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
