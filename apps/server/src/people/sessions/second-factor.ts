import type { Tx } from '@signet/db'
import { Secret, TOTP } from 'otpauth'
import { isoOf } from '../../clock/clock.ts'
import type { Secrets } from '../../outside/secrets/index.ts'
import { factorPlace } from '../../outside/secrets/index.ts'
import { hashToken } from './hash-token.ts'
import {
  beginFactor,
  confirmFactor,
  lockFactor,
  replaceRecoveryCodes,
  type StoredFactor,
  takeRecoveryCode,
  takeStep,
} from './second-factor-store.ts'

type Needs = Readonly<{ secrets: Secrets; random: (bytes: number) => Uint8Array }>
type Owner = Readonly<{ tenant: string; personId: string }>

const seconds = 30
/** Steps before and after that are accepted, for clocks that differ and thumbs that are slow. */
const tolerance = 1
/** RFC 4226 recommends 160 bits. */
const secretBytes = 20
const recoveryCodes = 10
/** 80 bits, too many to try even with a copy of their hashes. */
const recoveryBytes = 10

type Enrolment = Readonly<{ secret: string; uri: string }>

/**
 * Begins the enrolment of an authenticator and returns its secret and its address for a QR code; undefined when one
 * is in use. Refuses `secrets.noKey`.
 */
export async function enrolFactor(
  tx: Tx,
  { secrets, random, tenant, personId, account, now }: Needs & Owner & { account: string; now: string },
): Promise<Enrolment | undefined> {
  const secret = new Secret({ buffer: Uint8Array.from(random(secretBytes)).buffer }).base32
  const sealed = secrets.seal(secret, factorPlace(tenant, personId))
  const isBegun = await beginFactor(tx, { personId, sealed, now })
  return isBegun ? { secret, uri: generatorOf(secret, account).toString() } : undefined
}

type Attempt = Owner & Readonly<{ secrets: Secrets; code: string; now: number }>

/** Accepts a code of an authenticator that is not in use yet; from now on it counts. */
export async function confirmEnrolment(tx: Tx, attempt: Attempt): Promise<boolean> {
  const factor = await lockFactor(tx, attempt.personId)
  if (!factor || factor.confirmedAt !== null || !(await acceptCode(tx, factor, attempt))) return false
  await confirmFactor(tx, attempt.personId, isoOf(attempt.now))
  return true
}

/** Accepts a code of the authenticator in use, or a recovery code, each once. */
export async function acceptFactor(tx: Tx, attempt: Attempt): Promise<boolean> {
  const factor = await lockFactor(tx, attempt.personId)
  if (!factor || factor.confirmedAt === null) return false
  const plain = plainCode(attempt.code)
  if (/^\d{6}$/.test(plain)) return acceptCode(tx, factor, attempt)
  return takeRecoveryCode(tx, attempt.personId, hashToken(plain))
}

async function acceptCode(
  tx: Tx,
  { sealed, lastStep }: StoredFactor,
  { secrets, tenant, personId, code, now }: Attempt,
): Promise<boolean> {
  const generator = generatorOf(secrets.open(sealed, factorPlace(tenant, personId)), '')
  const delta = generator.validate({ token: plainCode(code), timestamp: now, window: tolerance })
  const step = Math.floor(now / 1000 / seconds) + (delta ?? 0)
  if (delta === null || step <= lastStep) return false
  await takeStep(tx, { personId, step })
  return true
}

function generatorOf(secret: string, account: string): TOTP {
  return new TOTP({ issuer: 'Signet', label: account, secret, algorithm: 'SHA1', digits: 6, period: seconds })
}

/** Replaces the recovery codes of a person and returns them; only their hashes are stored. */
export async function renewRecoveryCodes(
  tx: Tx,
  { personId, random }: Pick<Owner, 'personId'> & Pick<Needs, 'random'>,
): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => {
    const text = new Secret({ buffer: Uint8Array.from(random(recoveryBytes)).buffer }).base32
    return text.replace(/(.{4})(?=.)/g, '$1-')
  })
  await replaceRecoveryCodes(
    tx,
    personId,
    codes.map((code) => hashToken(plainCode(code))),
  )
  return codes
}

/** Case, blanks and hyphens do not matter to those who type a code. */
function plainCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase()
}
