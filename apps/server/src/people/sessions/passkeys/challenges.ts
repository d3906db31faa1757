import { passkeyTransports, type RefusalCode } from '@signet/contract'
import type { Db } from '@signet/db'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { type Clock, isoOf } from '../../../clock/clock.ts'
import { hashToken, newToken } from '../hash-token.ts'
import type { SignedInPerson } from '../known-devices.ts'
import { insertChallenge, listPasskeys, type PasskeyPurpose, takeChallenge } from './passkey-store.ts'
import type { RelyingParty } from './relying-party.ts'

export type ChallengeNeeds = Readonly<{
  db: Db
  clock: Clock
  random: (bytes: number) => Uint8Array
  relyingParty: RelyingParty | undefined
}>

/** Milliseconds for the person to find the device and unlock it. */
export const passkeyTime = 5 * 60_000

/** Refuses `waysIn.passkeysOff`. */
export function relyingPartyIn({ relyingParty }: Pick<ChallengeNeeds, 'relyingParty'>): RelyingParty {
  if (!relyingParty) throw new Refusal<RefusalCode>('waysIn.passkeysOff')
  return relyingParty
}

type Asking = Readonly<{
  purpose: PasskeyPurpose
  /** What only the browser that asks has: a cookie, the token of its session, or the name of its sign-in. */
  secret: string
  person: SignedInPerson | null
}>

/** Returns what a passkey is to sign. */
export async function newChallenge(
  { db, clock, random }: ChallengeNeeds,
  { purpose, secret, person }: Asking,
): Promise<string> {
  const challenge = newToken(random)
  const hashes = { challenge: hashToken(challenge), browser: hashToken(secret) }
  await insertChallenge(db.platform, { ...hashes, purpose, person, expiresAt: isoOf(clock() + passkeyTime) })
  return challenge
}

/** Returns what a browser needs to ask for a signature. Refuses `waysIn.passkeysOff`, and `waysIn.noPasskey` for a person without. */
export async function askForSignature(needs: ChallengeNeeds, asking: Asking) {
  const { id: rpId } = relyingPartyIn(needs)
  const allowCredentials = asking.person === null ? [] : await knownPasskeys(needs.db, asking.person)
  if (asking.person !== null && allowCredentials.length === 0)
    throw new Refusal<RefusalCode>('waysIn.noPasskey')
  const challenge = await newChallenge(needs, asking)
  return { challenge, rpId, timeout: passkeyTime, userVerification: 'required' as const, allowCredentials }
}

/** The passkeys of a person, as WebAuthn describes them. */
export async function knownPasskeys(db: Db, { tenant, personId }: SignedInPerson) {
  const rows = await listPasskeys(db.tenant(tenant), personId)
  return rows.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports: knownTransports(transports),
  }))
}

/** Those that this product can say; browsers add new ones. */
export function knownTransports(transports: readonly string[]) {
  return passkeyTransports.filter((one) => transports.includes(one))
}

type Answered = Readonly<{ purpose: PasskeyPurpose; secret: string; clientData: string }>
export type TakenChallenge = Readonly<{ challenge: string; person: SignedInPerson | null }>

/**
 * Uses up the challenge that a browser's answer names. Refuses `waysIn.passkeyExpired` for one of another browser or
 * purpose, for the second use, and after five minutes.
 */
export async function redeemChallenge(
  { db, clock }: ChallengeNeeds,
  { purpose, secret, clientData }: Answered,
): Promise<TakenChallenge> {
  const challenge = challengeIn(clientData)
  const hashes = { challenge: hashToken(challenge), browser: hashToken(secret) }
  const taken = await takeChallenge(db.platform, { ...hashes, purpose, now: isoOf(clock()) })
  if (!taken) throw new Refusal<RefusalCode>('waysIn.passkeyExpired')
  const { tenant, personId } = taken
  return { challenge, person: tenant === null || personId === null ? null : { tenant, personId } }
}

const ClientData = z.object({ challenge: z.string() })

/** Empty, which no challenge is, for text that no browser writes. */
function challengeIn(clientData: string): string {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientData, 'base64url').toString())).challenge
  } catch {
    return ''
  }
}
