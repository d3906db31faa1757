import type { PasskeySignature, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import type { Settings } from '../../settings/index.ts'
import type { SignedInPerson } from '../known-devices.ts'
import { countFailures, type createQueues, type FailedSignIn, failed } from '../sign-in.ts'
import type { AttemptedAccount } from '../sign-in-failures.ts'
import { type ChallengeNeeds, redeemChallenge, relyingPartyIn } from './challenges.ts'
import type { PasskeyPurpose } from './passkey-store.ts'
import { provePasskey } from './prove-passkey.ts'

export type PasskeyNeeds = ChallengeNeeds &
  Readonly<{ settings: Settings; inTurn: ReturnType<typeof createQueues> }>

/** A signature of a passkey, and what its browser has besides: see `Asking` in `challenges.ts`. */
export type SignedByPasskey = Readonly<{
  secret: string
  signed: PasskeySignature
  onFailure: (failed: FailedSignIn) => Promise<void>
}>

type Checked = SignedByPasskey &
  Readonly<{ person: SignedInPerson; of: AttemptedAccount; purpose: PasskeyPurpose }>

/**
 * Checks that somebody signed with a passkey of theirs what this browser was asked to sign. Wrong ones count and lock
 * like wrong passwords. Refuses `waysIn.passkeyExpired`, `waysIn.passkeyRefused`, `waysIn.passkeysOff`, `session.locked`.
 */
export async function checkPasskey(
  needs: PasskeyNeeds,
  { person, of, purpose, secret, signed, onFailure }: Checked,
): Promise<void> {
  const relyingParty = relyingPartyIn(needs)
  const { db, clock } = needs
  await countFailures(needs, of, async () => {
    const answered = { purpose, secret, clientData: signed.response.clientDataJSON }
    const { challenge, person: asked } = await redeemChallenge(needs, answered)
    if (asked && !isSame(asked, person)) throw new Refusal<RefusalCode>('waysIn.passkeyExpired')
    const { tenant, personId } = person
    const proof = { personId, signed, challenge, relyingParty, now: isoOf(clock()) }
    const passkeyProblem = await db
      .tenant(tenant)
      .transaction()
      .execute((tx) => provePasskey(tx, proof))
    if (!passkeyProblem) return
    await failed(needs, { of, person: { id: personId }, passkeyProblem, onFailure })
    throw new Refusal<RefusalCode>('waysIn.passkeyRefused')
  })
}

function isSame(one: SignedInPerson, other: SignedInPerson): boolean {
  return one.tenant === other.tenant && one.personId === other.personId
}
