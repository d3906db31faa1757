import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock/clock.ts'
import type { Secrets } from '../../outside/secrets/index.ts'
import { type Directories, maySignIn } from '../directory/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { hashToken, newToken } from './hash-token.ts'
import type { SignedInPerson } from './known-devices.ts'
import { type OpenedSession, type OpeningNeeds, openFor, type Signing } from './opening.ts'
import {
  askForSignature,
  checkPasskey,
  findOwner,
  listPasskeys,
  type RelyingParty,
  type SignedByPasskey,
} from './passkeys/index.ts'
import { isPasswordOver, type PasswordPolicy, passwordPolicy } from './passwords/password-policy.ts'
import { findPassword } from './passwords/password-store.ts'
import { rules } from './rules.ts'
import { acceptFactor } from './second-factor.ts'
import { hasFactor } from './second-factor-store.ts'
import type { EndReason } from './session-store.ts'
import {
  attemptedAccount,
  countFailures,
  type createQueues,
  type FailedSignIn,
  failed,
  type Origin,
  type PassedPassword,
  refuseForeignNetwork,
} from './sign-in.ts'
import { findStep, insertStep, type SignInStep, takeSignInStep, tryStep } from './sign-in-step-store.ts'

type Needs = Readonly<{
  directories: Directories
  secrets: Secrets
  tenants: Tenants
  inTurn: ReturnType<typeof createQueues>
  relyingParty: RelyingParty | undefined
  endAll: (of: SignedInPerson, by: EndReason) => Promise<void>
}> &
  OpeningNeeds

/**
 * A person who proved who they are without a password: by a code sent to their phone, by a phone that is signed in, or
 * by a provider of identities. A signed-in phone has passed the steps; a provider has its own rules for passwords.
 */
export type Proven = Readonly<{
  proof: 'sms' | 'phone' | 'provider'
  person: SignedInPerson
  signing: Signing
}>

type Step = Signing & Readonly<{ challenge: string }>

export type CodeStep = Step & Readonly<{ code: string; onFailure: (failed: FailedSignIn) => Promise<void> }>
/** The browser of a sign-in with a passkey alone has the secret of its cookie. */
export type PasskeySignIn = Signing & SignedByPasskey
export type PasskeyStep = Step & Omit<SignedByPasskey, 'secret'>
/** `choose` stores the new password or refuses it, and calls `lastly` before it commits, which may refuse too. */
export type PasswordStep = Step &
  Readonly<{ choose: (person: SignedInPerson, lastly: () => Promise<void>) => Promise<void> }>

/**
 * What follows a right password: a code for people with an authenticator, then a new password where the present one
 * must be changed, then a session.
 */
export function createSteps(needs: Needs) {
  const { db, clock } = needs

  const afterCode = async (passed: PassedPassword, signing: Signing): Promise<OpenedSession> => {
    const stored = await findPassword(db.tenant(passed.tenant), passed.personId)
    const policy = await passwordPolicy(needs, passed.tenant)
    if (stored && (stored.mustChange || isPasswordOver(policy, stored.changedAt, clock())))
      throw await askForPassword(needs, passed, policy)
    return openFor(needs, passed, signing)
  }

  /** Refuses `session.secondFactor`. */
  const askForCode = async (passed: PassedPassword): Promise<void> => {
    if (!(await hasFactor(db.tenant(passed.tenant), passed.personId))) return
    const challenge = await begin(needs, passed, 'secondFactor')
    const passkeys = await listPasskeys(db.tenant(passed.tenant), passed.personId)
    throw new Refusal<RefusalCode>('session.secondFactor', { challenge, passkeys: passkeys.length })
  }

  return {
    ...passkeySteps(needs, afterCode),
    /** Refuses `session.tenantSuspended`, `session.secondFactor` and `session.passwordMustChange`. */
    afterPassword: async (passed: PassedPassword, signing: Signing): Promise<OpenedSession> => {
      await needs.tenants.refuseSuspended(passed.tenant)
      await askForCode(passed)
      return afterCode(passed, signing)
    },
    openBy: async ({ proof, person, signing }: Proven): Promise<OpenedSession> => {
      await needs.tenants.refuseSuspended(person.tenant)
      await refuseForeignNetwork(needs.settings, person.tenant, signing.address)
      const passed = await passedPassword(needs, person, signing.origin)
      if (proof !== 'phone') await askForCode(passed)
      return proof === 'sms' ? afterCode(passed, signing) : openFor(needs, passed, signing)
    },
    /** Refuses `session.stepExpired`, `session.wrongCode`, `session.locked`, `session.passwordMustChange`. */
    passCode: async ({ challenge, code, onFailure, ...signing }: CodeStep): Promise<OpenedSession> => {
      const person = await personOf(needs, challenge, 'secondFactor')
      await needs.tenants.refuseSuspended(person.tenant)
      const passed = await passedPassword(needs, person, signing.origin)
      await countFailures(needs, passed.of, async () => {
        if (await isCode(needs, person, code)) return
        await failed(needs, { of: passed.of, person: { id: person.personId }, onFailure })
        throw new Refusal<RefusalCode>('session.wrongCode')
      })
      await useUp(needs, challenge)
      return afterCode(passed, signing)
    },
    /** Refuses `session.stepExpired`, and as `choose` does. */
    passNewPassword: async ({ challenge, choose, ...signing }: PasswordStep): Promise<OpenedSession> => {
      const person = await personOf(needs, challenge, 'newPassword')
      await needs.tenants.refuseSuspended(person.tenant)
      await choose(person, () => useUp(needs, challenge))
      await needs.endAll(person, 'password')
      return openFor(needs, await passedPassword(needs, person, signing.origin), signing)
    },
  }
}

/** Signing in with a passkey, alone or in place of a code. */
function passkeySteps(
  needs: Needs,
  afterCode: (passed: PassedPassword, signing: Signing) => Promise<OpenedSession>,
) {
  const { db, clock } = needs
  return {
    /** Refuses `waysIn.passkeysOff`. */
    askPasskey: (secret: string) => askForSignature(needs, { purpose: 'signIn', secret, person: null }),
    /** Refuses `session.stepExpired`, `waysIn.noPasskey`, `waysIn.passkeysOff`. */
    askPasskeyForCode: async (challenge: string) => {
      const wanted = { hash: hashToken(challenge), step: 'secondFactor', now: isoOf(clock()) } as const
      const person = await findStep(db.platform, wanted)
      if (!person) throw new Refusal<RefusalCode>('session.stepExpired')
      return askForSignature(needs, { purpose: 'secondFactor', secret: challenge, person })
    },
    /** Refuses as `checkPasskey` does, `session.disabled`, `session.networkRefused`. */
    openByPasskey: async ({ secret, signed, onFailure, ...signing }: PasskeySignIn) => {
      const owner = await findOwner(db.platform, signed.response.userHandle ?? '')
      if (!owner) throw new Refusal<RefusalCode>('waysIn.passkeyRefused')
      const { origin, address } = signing
      await refuseForeignNetwork(needs.settings, owner.tenant, address)
      const person = (await needs.directories.of(owner.tenant)).people.get(owner.personId)
      const of = await attemptedAccount(db, { tenant: owner.tenant, person, written: '' }, origin)
      await checkPasskey(needs, { person: owner, of, purpose: 'signIn', secret, signed, onFailure })
      await needs.tenants.refuseSuspended(owner.tenant)
      if (!maySignIn(person, needs.clock())) await onFailure({ ...owner, refusal: 'session.disabled' })
      return openFor(needs, await passedPassword(needs, owner, origin), signing)
    },
    /** Refuses as `passCode` does, with `waysIn.passkeyRefused` and `waysIn.passkeyExpired` for a wrong passkey. */
    passPasskey: async ({ challenge, signed, onFailure, ...signing }: PasskeyStep) => {
      const person = await personOf(needs, challenge, 'secondFactor')
      await needs.tenants.refuseSuspended(person.tenant)
      const passed = await passedPassword(needs, person, signing.origin)
      const { of } = passed
      const given = { secret: challenge, signed, onFailure }
      await checkPasskey(needs, { person, of, purpose: 'secondFactor', ...given })
      await useUp(needs, challenge)
      return afterCode(passed, signing)
    },
  }
}

const limits = { secondFactor: rules.code, newPassword: rules.newPassword } as const

/** Returns the name of a step that the person has to pass. */
async function begin(
  { db, clock, random }: Needs,
  { tenant, personId }: SignedInPerson,
  step: SignInStep,
): Promise<string> {
  const challenge = newToken(random)
  const expiresAt = isoOf(clock() + limits[step].time)
  await insertStep(db.platform, { hash: hashToken(challenge), tenant, personId, step, expiresAt })
  return challenge
}

async function askForPassword(
  needs: Needs,
  person: SignedInPerson,
  { shortest, kinds }: PasswordPolicy,
): Promise<Refusal<RefusalCode>> {
  const challenge = await begin(needs, person, 'newPassword')
  return new Refusal<RefusalCode>('session.passwordMustChange', { challenge, shortest, kinds })
}

/** Refuses `session.stepExpired` after five minutes or five tries. */
async function personOf({ db, clock }: Needs, challenge: string, step: SignInStep): Promise<SignedInPerson> {
  const most = limits[step].tries
  const wanted = { hash: hashToken(challenge), step, now: isoOf(clock()), most }
  const person = await tryStep(db.platform, wanted)
  if (!person) throw new Refusal<RefusalCode>('session.stepExpired')
  return person
}

/** Of two answers to the same step, one goes on. */
async function useUp({ db }: Needs, challenge: string): Promise<void> {
  if (!(await takeSignInStep(db.platform, hashToken(challenge))))
    throw new Refusal<RefusalCode>('session.stepExpired')
}

/** Refuses `session.disabled` when the person was disabled meanwhile. */
async function passedPassword(
  { db, directories, clock }: Needs,
  { tenant, personId }: SignedInPerson,
  origin: Origin,
): Promise<PassedPassword> {
  const person = (await directories.of(tenant)).people.get(personId)
  if (!person || !maySignIn(person, clock())) throw new Refusal<RefusalCode>('session.disabled')
  const of = await attemptedAccount(db, { tenant, person, written: person.account }, origin)
  const stored = await findPassword(db.tenant(tenant), personId)
  return { tenant, personId, of, passwordHash: stored?.passwordHash ?? '' }
}

function isCode({ db, clock, secrets }: Needs, { tenant, personId }: SignedInPerson, code: string) {
  const attempt = { tenant, personId, secrets, code, now: clock() }
  return db
    .tenant(tenant)
    .transaction()
    .execute((tx) => acceptFactor(tx, attempt))
}
