import type { NewPasskey, RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { lockPerson } from '../../directory/index.ts'
import { newToken } from '../hash-token.ts'
import type { SignedInPerson } from '../known-devices.ts'
import {
  type ChallengeNeeds,
  knownPasskeys,
  knownTransports,
  newChallenge,
  passkeyTime,
  redeemChallenge,
  relyingPartyIn,
} from './challenges.ts'
import { insertPasskey, keepHandle, listPasskeys } from './passkey-store.ts'
import type { RelyingParty } from './relying-party.ts'

const most = 20
/** COSE: ES256, EdDSA, RS256. */
const algorithms = [-7, -8, -257]

type Beginning = SignedInPerson & Readonly<{ secret: string; account: string; name: string; company: string }>

/** Returns what a browser needs to make a passkey. Refuses `waysIn.passkeysOff`, `account.tooManyPasskeys`. */
export async function beginPasskey(
  needs: ChallengeNeeds,
  { tenant, personId, secret, account, name, company }: Beginning,
) {
  const { db, random } = needs
  const { id } = relyingPartyIn(needs)
  const person = { tenant, personId }
  const excludeCredentials = await knownPasskeys(db, person)
  refuseMany(excludeCredentials.length)
  const handle = await keepHandle(db.platform, person, newToken(random))
  const challenge = await newChallenge(needs, { purpose: 'registration', secret, person })
  return {
    challenge,
    rp: { id, name: company },
    user: { id: handle, name: account, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: passkeyTime,
    attestation: 'none' as const,
    excludeCredentials,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  }
}

function refuseMany(count: number): void {
  if (count >= most) throw new Refusal<RefusalCode>('account.tooManyPasskeys', { most })
}

type Registration = SignedInPerson &
  Readonly<{
    id: string
    secret: string
    name: string
    made: NewPasskey
    now: string
    /** Gets why a passkey that is refused cannot be trusted. */
    onProblem: (problem: unknown) => Promise<void>
  }>

/**
 * Adds a passkey that a browser made. Refuses `waysIn.passkeyExpired`, `waysIn.passkeyRefused`,
 * `account.tooManyPasskeys`, `account.passkeyKnown`.
 */
export async function registerPasskey(
  tx: Tx,
  needs: ChallengeNeeds,
  { tenant, personId, id, secret, name, made, now, onProblem }: Registration,
): Promise<void> {
  const relyingParty = relyingPartyIn(needs)
  const answered = { purpose: 'registration', secret, clientData: made.response.clientDataJSON } as const
  const { challenge, person } = await redeemChallenge(needs, answered)
  if (person?.tenant !== tenant || person.personId !== personId)
    throw new Refusal<RefusalCode>('waysIn.passkeyExpired')

  const checked = await checkNew(made, challenge, relyingParty).catch((error: unknown) => ({ error }))
  if ('error' in checked) {
    await onProblem(checked.error)
    throw new Refusal<RefusalCode>('waysIn.passkeyRefused')
  }

  await lockPerson(tx, personId)
  refuseMany((await listPasskeys(tx, personId)).length)
  const { credential, credentialBackedUp: isSynced } = checked
  const row = {
    id,
    personId,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: knownTransports(credential.transports ?? []),
  }
  if (!(await insertPasskey(tx, { ...row, isSynced, name, now })))
    throw new Refusal<RefusalCode>('account.passkeyKnown')
}

/** Throws for a passkey that cannot be trusted. The library is loaded with the first one, not at the start. */
async function checkNew(made: NewPasskey, challenge: string, { origin, id }: RelyingParty) {
  await refuseCertificates(made)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyRegistrationResponse({
    response: asWritten(made),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  })
  if (!checked.verified) throw new Error('The new passkey cannot be verified.')
  return checked.registrationInfo
}

/**
 * No maker of authenticators is asked for, so that browsers send no certificates. A forged one would name an address
 * from which the library fetches what was revoked.
 */
async function refuseCertificates({ response }: NewPasskey): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(
    Uint8Array.from(Buffer.from(response.attestationObject, 'base64url')),
  )
  const format = attestation.get('fmt')
  const isPlain =
    format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
  if (!isPlain) throw new Error(`A passkey with an attestation of ${format} was not asked for.`)
}

/** As the library reads it, with the ways to reach the authenticator that this product can say. */
function asWritten({
  response: { transports = [], ...response },
  ...made
}: NewPasskey): RegistrationResponseJSON {
  const known = knownTransports(transports)
  return { ...made, response: { ...response, transports: known }, clientExtensionResults: {} }
}
