import { contract, type RefusalCode } from '@signet/contract'
import type { PlatformDb } from '@signet/db'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import { isoOf } from '../../../clock/clock.ts'
import { serveAnyone } from '../../../http/serve-anyone.ts'
import { findAccount, hashToken, newToken, type SignedInPerson } from '../../../people/sessions/index.ts'
import type { Server } from '../../../server.ts'
import { mailAccount } from '../../system/index.ts'
import { replaceForgotten } from './replace-forgotten.ts'

const life = 30 * 60_000
/** Mails to one person within `life`. */
const most = 3

export const askPasswordLink = serveAnyone(
  contract.waysIn.askPasswordLink,
  async ({ input, server, caller, afterAnswer }) => {
    const { tenant, person } = await findAccount(server.db, server.directories, input.account)
    const { isOn } = await server.settings.of(tenant, 'mail')
    const home = server.publicUrl
    // A link must lead here whatever host a caller names, so it needs the address that the operator configured.
    if (!isOn || home === undefined) throw new Refusal<RefusalCode>('waysIn.mailOff')
    if (person?.isEnabled && person.email !== '') {
      const to = { tenant, personId: person.id, email: person.email, name: person.name }
      afterAnswer('mail a link for a new password', () =>
        mailLink(server, { ...to, home, locale: caller.locale }),
      )
    }
    return null
  },
  { perMinute: 10 },
)

export const setPasswordByLink = serveAnyone(
  contract.waysIn.setPasswordByLink,
  async (call) => {
    const { server, input } = call
    const hash = hashToken(input.token)
    const person = await findLink(server.db.platform, hash, call.now)
    if (!person) throw new Refusal<RefusalCode>('waysIn.linkExpired')
    await replaceForgotten(call, {
      person,
      password: input.password,
      lastly: async () => {
        if (!(await takeLink(server.db.platform, hash))) throw new Refusal<RefusalCode>('waysIn.linkExpired')
      },
    })
    return null
  },
  { perMinute: 30 },
)

type Letter = SignedInPerson &
  Readonly<{ email: string; name: string; home: string; locale: Parameters<Server['words']['t']>[0] }>

async function mailLink(server: Server, letter: Letter): Promise<void> {
  const { tenant, personId, email, name, home, locale } = letter
  const account = await mailAccount(server, tenant)
  const token = newToken(server.random)
  if (!account || !(await keepLink(server, { tenant, personId }, hashToken(token)))) return

  const { systemName: system } = await server.settings.of(tenant, 'identity')
  const say = server.words.t(locale)
  // Behind `#` the token reaches no log of a server.
  const link = new URL(`/pages/login/resetPassword#${token}`, home).href
  const { sendMail } = await import('../../../outside/mail/index.ts')
  await sendMail(server.outside, account, {
    to: email,
    subject: say('session.resetMail.subject', { system }),
    text: say('session.resetMail.text', { system, name, link, minutes: life / 60_000 }),
  })
}

/** Stores a link unless the person has just been mailed several. */
function keepLink(server: Server, { tenant, personId }: SignedInPerson, hash: Uint8Array): Promise<boolean> {
  const now = server.clock()
  return server.db.platform.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`links ${tenant} ${personId}`}, 0))`.execute(tx)
    const { count } = await tx
      .selectFrom('passwordLink')
      .where('tenantCode', '=', tenant)
      .where('personId', '=', personId)
      .where('expiresAt', '>', isoOf(now))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= most) return false
    await tx
      .insertInto('passwordLink')
      .values({
        tokenHash: hash,
        tenantCode: tenant,
        personId,
        sentAt: isoOf(now),
        expiresAt: isoOf(now + life),
      })
      .execute()
    return true
  })
}

function findLink(db: PlatformDb, hash: Uint8Array, now: string): Promise<SignedInPerson | undefined> {
  return db
    .selectFrom('passwordLink')
    .where('tokenHash', '=', hash)
    .where('expiresAt', '>', now)
    .select(['tenantCode as tenant', 'personId'])
    .executeTakeFirst()
}

/** Uses a link up; false when somebody else has. */
async function takeLink(db: PlatformDb, hash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passwordLink')
    .where('tokenHash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
