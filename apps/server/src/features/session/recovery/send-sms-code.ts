import type { Endpoint, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { networkOf } from '../../../http/admission/index.ts'
import type { AnonymousCall } from '../../../http/serve-anyone.ts'
import { codeMessage, smsSenders } from '../../../outside/sms/index.ts'
import { maySignIn } from '../../../people/directory/index.ts'
import { findAccount, hashPassword, isPassword, type SignedInPerson } from '../../../people/sessions/index.ts'
import { insertOutboxMessage, smsAccount } from '../../system/index.ts'
import {
  type CodePlace,
  codeRules,
  keepCode,
  returnTry,
  type SmsPurpose,
  takeCode,
  tryCode,
  waitForCode,
} from './sms-code-store.ts'

type Asked = Pick<AnonymousCall<Endpoint>, 'server' | 'caller' | 'afterAnswer'>

const minutes = codeRules.life / 60_000

/**
 * Sends six digits to a phone of an enabled person, and answers alike for every other phone. Refuses
 * `session.unknownTenant`, `waysIn.smsOff`, `session.proofNeeded`, `waysIn.codeSentAlready`.
 */
export async function sendCode(call: Asked, written: string, purpose: SmsPurpose) {
  const { server, afterAnswer } = call
  const { place, person } = await phoneOf(call, written, purpose)
  await refuseWithoutProof(call, place, 'smsCode')
  const now = server.clock()
  refuseSoon(await waitForCode(server.db.platform, place, now))
  const code = sixDigits(server.random)
  const kept = { personId: person?.id ?? null, codeHash: await hashPassword(code), now }
  if (!(await keepCode(server.db.platform, place, kept))) refuseSoon(codeRules.resend)
  if (person) afterAnswer('send a code to a phone', () => deliver(call, place, code))

  return { resendAfter: codeRules.resend / 1000, minutes }
}

/** A right code: whose phone got it, and how it is used up or kept for another try. */
export type RightCode = Readonly<{
  person: SignedInPerson
  /** Refuses `waysIn.wrongSmsCode` when the code was used meanwhile. */
  use: () => Promise<void>
  keep: () => Promise<void>
}>

/**
 * Checks a code. Refuses `session.unknownTenant`, `waysIn.smsOff`, `session.proofNeeded`, and `waysIn.wrongSmsCode` for a
 * code that is wrong, late or used.
 */
export async function checkCode(
  call: Pick<Asked, 'server' | 'caller'>,
  { phone, code }: Readonly<{ phone: string; code: string }>,
  purpose: SmsPurpose,
): Promise<RightCode> {
  const { db, clock } = call.server
  const { place } = await phoneOf(call, phone, purpose)
  await refuseWithoutProof(call, place, purpose)
  const tried = await tryCode(db.platform, place, clock())
  const codeHash = tried?.codeHash ?? undefined
  const isRight = await isPassword(codeHash, code)
  if (!isRight || codeHash === undefined || !tried?.personId) refuseCode()

  return {
    person: { tenant: place.tenant, personId: tried.personId },
    use: async () => {
      if (!(await takeCode(db.platform, place, codeHash))) refuseCode()
    },
    keep: () => returnTry(db.platform, place),
  }
}

/** Each call counts, since each sends a message or compares a code. */
function refuseWithoutProof(
  { server, caller }: Pick<Asked, 'server' | 'caller'>,
  { tenant, phone }: CodePlace,
  door: SmsPurpose | 'smsCode',
): Promise<void> {
  return server.proofs.pass({
    door,
    tenant,
    network: networkOf(caller.ip),
    subject: phone,
    proof: caller.proof,
  })
}

function refuseCode(): never {
  throw new Refusal<RefusalCode>('waysIn.wrongSmsCode')
}

function refuseSoon(wait: number): void {
  if (wait > 0) throw new Refusal<RefusalCode>('waysIn.codeSentAlready', { seconds: Math.ceil(wait / 1000) })
}

/** Finds who has a phone. Accounts are no phones here: who knows an account must not make its phone ring. */
async function phoneOf({ server }: Pick<Asked, 'server'>, written: string, purpose: SmsPurpose) {
  const { tenant, written: phone } = await findAccount(server.db, server.directories, written)
  const { isOn } = await server.settings.of(tenant, 'sms')
  if (!isOn) throw new Refusal<RefusalCode>('waysIn.smsOff')
  const found = (await server.directories.of(tenant)).personByPhone(phone)
  const place: CodePlace = { tenant, purpose, phone }
  return { place, person: maySignIn(found, server.clock()) ? found : undefined }
}

/** Of 2^32 values the last few are dropped, so that every code is as likely as another. */
function sixDigits(random: (bytes: number) => Uint8Array): string {
  const most = 1_000_000
  const fair = Math.floor(2 ** 32 / most) * most
  for (;;) {
    const drawn = Buffer.from(random(4)).readUInt32BE()
    if (drawn < fair) return String(drawn % most).padStart(6, '0')
  }
}

async function deliver({ server, caller }: Asked, { tenant, purpose, phone }: CodePlace, code: string) {
  const { provider } = await server.settings.of(tenant, 'sms')
  if (provider !== 'outbox') {
    const { outside, clock, newId } = server
    const needs = { outside, now: clock(), nonce: newId() }
    return smsSenders[provider](
      needs,
      await smsAccount(server, tenant),
      codeMessage({ phone, code, minutes }),
    )
  }
  const body = server.words.t(caller.locale)(`session.sms.${purpose}`, { code, minutes })
  const at = isoOf(server.clock())
  await insertOutboxMessage(server.db.tenant(tenant), { id: server.newId(), at, phone, body })
}
