import type { PasskeySignature } from '@signet/contract'
import type { Tx } from '@signet/db'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { knownTransports } from './challenges.ts'
import { lockPasskey, markPasskeyUsed } from './passkey-store.ts'
import type { RelyingParty } from './relying-party.ts'

type Proof = Readonly<{
  personId: string
  signed: PasskeySignature
  challenge: string
  relyingParty: RelyingParty
  now: string
}>

/**
 * Checks a signature against the passkeys of one person: challenge, origin, relying party, unlocked by its owner, and a
 * counter that grows. Returns why it does not count; undefined when it does.
 */
export async function provePasskey(
  tx: Tx,
  { personId, signed, challenge, relyingParty, now }: Proof,
): Promise<Error | undefined> {
  const passkey = await lockPasskey(tx, { personId, credentialId: signed.id })
  if (!passkey) return new Error('The passkey is not one of this person.')
  const { id, credentialId, counter, publicKey, transports } = passkey
  // Loaded with the first passkey, not at the start.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyAuthenticationResponse({
    response: asWritten(signed),
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    credential: {
      id: credentialId,
      publicKey: Uint8Array.from(publicKey),
      counter,
      transports: knownTransports(transports),
    },
    requireUserVerification: true,
  }).catch((error: Error) => error)
  if (checked instanceof Error) return checked
  if (!checked.verified) return new Error('The signature of the passkey is wrong.')

  const { newCounter, credentialBackedUp: isSynced } = checked.authenticationInfo
  await markPasskeyUsed(tx, id, { counter: newCounter, isSynced, now })
  return undefined
}

/** As the library reads it, which looks for no owner in it. */
function asWritten({
  response: { userHandle: _, ...response },
  ...signed
}: PasskeySignature): AuthenticationResponseJSON {
  return { ...signed, response, clientExtensionResults: {} }
}
