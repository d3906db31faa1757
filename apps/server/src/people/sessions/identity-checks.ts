import type { RefusalCode } from '@signet/contract'
import type { Db } from '@signet/db'
import { Refusal } from '@signet/std'
import { type Clock, isoOf } from '../../clock/clock.ts'
import type { Actor } from '../../http/actor.ts'
import type { Secrets } from '../../outside/secrets/index.ts'
import type { Directories } from '../directory/index.ts'
import type { Settings } from '../settings/index.ts'
import { askForSignature, checkPasskey, type RelyingParty, type SignedByPasskey } from './passkeys/index.ts'
import { findPassword } from './passwords/password-store.ts'
import { isPassword } from './passwords/passwords.ts'
import { rules } from './rules.ts'
import { acceptFactor } from './second-factor.ts'
import { findConfirmedAt, markConfirmed } from './session-store.ts'
import { countFailures, type createQueues, type FailedSignIn, failed } from './sign-in.ts'
import { type AttemptedAccount, forgetFailures } from './sign-in-failures.ts'

type Needs = Readonly<{
  db: Db
  clock: Clock
  random: (bytes: number) => Uint8Array
  relyingParty: RelyingParty | undefined
  directories: Directories
  secrets: Secrets
  settings: Settings
  inTurn: ReturnType<typeof createQueues>
}>

/** Called for a wrong password, code or passkey. */
export type FailureListener = (failed: FailedSignIn) => Promise<void>

/**
 * Checks that the person of a session is still the one who holds it. Failures count for the session alone, so that
 * a stolen one gets five guesses in a quarter of an hour and keeps its owner out of nothing.
 */
export function createChecks(needs: Needs) {
  const { db, clock, secrets } = needs

  const check = async (
    actor: Actor,
    onFailure: FailureListener,
    { isRight, refusal }: Readonly<{ isRight: () => Promise<boolean>; refusal: RefusalCode }>,
  ) => {
    const of = await attempted(needs, actor)
    await countFailures(needs, of, async () => {
      if (await isRight()) return forgetFailures(db.platform, of)
      await failed(needs, { of, person: { id: actor.personId }, onFailure })
      throw new Refusal<RefusalCode>(refusal)
    })
  }

  return {
    confirm: ({ session }: Actor) => markConfirmed(db.platform, Buffer.from(session, 'hex'), isoOf(clock())),
    isFresh: async ({ session }: Actor) => {
      const at = await findConfirmedAt(db.platform, Buffer.from(session, 'hex'))
      return at !== undefined && clock() - Date.parse(at) < rules.fresh
    },
    checkPassword: (actor: Actor, password: string, onFailure: FailureListener) =>
      check(actor, onFailure, {
        refusal: 'session.wrongOldPassword',
        isRight: async () => {
          const stored = await findPassword(db.tenant(actor.tenant), actor.personId)
          return isPassword(stored?.passwordHash, password)
        },
      }),
    /** Refuses `waysIn.passkeysOff`, `waysIn.noPasskey`. */
    askPasskeyAgain: ({ tenant, personId, session }: Actor) =>
      askForSignature(needs, { purpose: 'confirmation', secret: session, person: { tenant, personId } }),
    checkPasskeyOf: async (actor: Actor, given: Omit<SignedByPasskey, 'secret'>) => {
      const { tenant, personId, session } = actor
      const of = await attempted(needs, actor)
      const checked = { ...given, secret: session, person: { tenant, personId }, of }
      await checkPasskey(needs, { ...checked, purpose: 'confirmation' })
      await forgetFailures(db.platform, of)
    },
    checkCode: ({ tenant, personId, ...session }: Actor, code: string, onFailure: FailureListener) =>
      check({ tenant, personId, ...session }, onFailure, {
        refusal: 'session.wrongCode',
        isRight: () =>
          db
            .tenant(tenant)
            .transaction()
            .execute((tx) => acceptFactor(tx, { tenant, personId, secrets, code, now: clock() })),
      }),
  }
}

async function attempted(
  { directories }: Needs,
  { tenant, personId, session }: Actor,
): Promise<AttemptedAccount> {
  const account = (await directories.of(tenant)).people.get(personId)?.account.toLowerCase() ?? ''
  return { tenant, account, isInvented: false, sources: [`session ${session}`] }
}
