import { hash } from 'node:crypto'
import type { RefusalCode, SettingValues } from '@signet/contract'
import type { Db } from '@signet/db'
import { Refusal } from '@signet/std'
import { type Clock, isoOf } from '../../../clock/clock.ts'
import type { Settings } from '../../settings/index.ts'
import { guessLimitsOf } from '../rules.ts'
import { countFailure, failuresSince } from '../sign-in-failures.ts'
import {
  type Challenge,
  type Door,
  isSolved,
  parts,
  readChallenge,
  readProof,
  signChallenge,
  subjectOf,
} from './challenge.ts'
import { keepProofKey, spendProof } from './proof-store.ts'

/** A door of a company, and the network of whom it counts tries; empty for none. */
type Knocked = Readonly<{ door: Door; tenant: string; network: string }>
type Demand = Knocked &
  Readonly<{
    /** The account, phone or address that it is about. */
    subject: string
    /** The header of the call. */
    proof: string
    /** Failed tries that count besides those of the network. */
    failures?: number
  }>

/** Asks callers without a session for work, by the rule of a company (`signIn.proofOfWork`). */
export type Proofs = Readonly<{
  /** Refuses `session.proofNeeded` with `challenge`, `bits` and `parts` unless the rule asks nothing or the proof is right. */
  demand: (demand: Demand) => Promise<void>
  /** Counts a try of a network. */
  countTry: (at: Knocked) => Promise<void>
  /** Both, where each call is a try. */
  pass: (demand: Demand) => Promise<void>
}>

type Needs = Readonly<{
  db: Db
  clock: Clock
  random: (bytes: number) => Uint8Array
  settings: Settings
  /** Off where nothing is counted. */
  isOn: boolean
}>

/**
 * Zero bits of each part at first: 16 parts of 2^13 hashes on average, together 131,000, take a phone of the lower class
 * (300,000 hashes a second in a script) half a second.
 */
const baseBits = 13
/** Doublings at most: about ten seconds on that phone. */
const mostDoublings = 4
/** Tries at a door never lock it. */
const never = 2_147_483_647
/** Milliseconds in which a proof must come. */
const life = 5 * 60_000

export function openProofs(needs: Needs): Proofs {
  const { db, clock, random, settings, isOn } = needs
  let kept: Promise<Uint8Array> | undefined
  const keyOf = async () => {
    kept ??= keepProofKey(db.platform, random(32))
    return kept.catch((error: unknown) => {
      kept = undefined
      throw error
    })
  }

  const countTry = async (at: Knocked) => {
    if (!isOn || at.network === '') return
    const { lock } = guessLimitsOf(await settings.of(at.tenant, 'signIn'))
    const limits = { failures: never, failuresOfStrangers: never, lock }
    await countFailure(db.platform, triesAt(at), { now: clock(), limits })
  }

  const demand = async ({ subject, proof, failures = 0, ...at }: Demand) => {
    if (!isOn) return
    const rule = await settings.of(at.tenant, 'signIn')
    if (rule.proofOfWork === 'off') return
    const now = clock()
    const since = now - guessLimitsOf(rule).lock
    const ofNetwork = at.network === '' ? 0 : await failuresSince(db.platform, triesAt(at), since)
    const bits = bitsFor(rule, Math.max(failures, ofNetwork))
    if (bits === undefined) return

    const key = await keyOf()
    const wanted = { door: at.door, subject: subjectOf(at.tenant, subject), bits }
    if (await isProven(db, { key, wanted, proof, now })) return
    const nonce = Buffer.from(random(16)).toString('base64url')
    const challenge = signChallenge(key, { ...wanted, until: now + life, nonce })
    throw new Refusal<RefusalCode>('session.proofNeeded', { challenge, bits, parts })
  }

  return {
    demand,
    countTry,
    pass: async (asked) => {
      await demand(asked)
      await countTry(asked)
    },
  }
}

/** Tries of a network at a door are kept beside the failures of accounts, under an account that no one can have. */
function triesAt({ door, tenant, network }: Knocked) {
  return { tenant, account: '', isInvented: false, sources: [`door ${door} ${network}`] }
}

/** Bits of each part for this many tries, one more whenever the tries double; undefined where no proof is asked. */
function bitsFor(
  { proofOfWork, proofAfter }: Pick<SettingValues<'signIn'>, 'proofOfWork' | 'proofAfter'>,
  tries: number,
): number | undefined {
  if (proofOfWork === 'afterFailures' && tries < proofAfter) return undefined
  const doublings = Math.floor(Math.log2(Math.max(1, tries / proofAfter)))
  return baseBits + Math.min(mostDoublings, doublings)
}

type Given = Readonly<{
  key: Uint8Array
  wanted: Pick<Challenge, 'door' | 'subject' | 'bits'>
  proof: string
  now: number
}>

/** Whether a header proves what is wanted; a right proof is used up. */
async function isProven(db: Db, { key, wanted, proof, now }: Given): Promise<boolean> {
  if (proof === '') return false
  const given = readProof(proof)
  const challenge = readChallenge(key, given.challenge)
  if (!challenge || challenge.until <= now || challenge.bits < wanted.bits) return false
  if (challenge.door !== wanted.door || challenge.subject !== wanted.subject) return false
  if (!isSolved(given, challenge.bits)) return false
  const challengeHash = hash('sha256', given.challenge, 'buffer')
  return spendProof(db.platform, { challengeHash, expiresAt: isoOf(challenge.until) })
}
