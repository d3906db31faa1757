import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { serve } from '../../../http/serve.ts'
import { serveAnyone } from '../../../http/serve-anyone.ts'
import { describeDevice, hashToken, newToken } from '../../../people/sessions/index.ts'
import { openProven, welcome } from '../welcome.ts'
import { findScan, insertScan, type Scan, settleScan, spendScan, takeScan } from './scan-login-store.ts'

const life = 180_000
const cookie = { name: 'signet_scan', path: '/api/oauth/getTicketStatus', sameSite: 'Strict' } as const

/** A photo of the code signs in no other browser: only the one that shows it has the cookie. */
export const ticket = serveAnyone(
  contract.scanLogin.ticket,
  async ({ server, caller, now, keepCookie }) => {
    const { db, random, clock } = server
    const code = newToken(random)
    const secret = newToken(random)
    await insertScan(db.platform, {
      ticket: hashToken(code),
      browser: hashToken(secret),
      address: caller.ip,
      userAgent: caller.userAgent,
      now,
      expiresAt: isoOf(clock() + life),
    })
    keepCookie({ ...cookie, value: secret, seconds: life / 1000 })
    return { ticket: code, ticketTimeout: life }
  },
  { perMinute: 60 },
)

const numbers = { waiting: 0, scanned: 1, confirmed: 2, cancelled: 3 } as const

export const status = serveAnyone(contract.scanLogin.status, async (call) => {
  const { server, input, now } = call
  const { db, sessions } = server
  const asked = { ticket: hashToken(input.ticket), browser: hashToken(call.cookie(cookie.name)), now }
  const found = await findScan(db.platform, asked)
  if (found?.state !== 'confirmed') return stateOf(found && numbers[found.state])
  const spent = await spendScan(db.platform, asked)
  if (!spent) return stateOf()

  const { tenant, personId, phone } = spent
  // The phone must still be signed in: a session that was ended meanwhile lets nothing else in.
  await sessions.actorOfSession(phone)
  const opened = await openProven(call, { proof: 'phone', person: { tenant, personId } }, 'scan')
  return { ...stateOf(numbers.confirmed), value: (await welcome(call, opened, 'scan')).token }
})

function stateOf(number: -1 | 0 | 1 | 2 | 3 = -1) {
  return { status: number, value: '', theme: 'classic' }
}

/** 1: this phone scanned the code, and reads who asks and from where. 0: its owner says no. */
export const setStatus = serve(contract.scanLogin.setStatus, async ({ input, actor, server, now }) => {
  const { tenant, personId, session } = actor
  const asked = { ticket: hashToken(input.ticket), phone: Buffer.from(session, 'hex'), now }
  const { platform } = server.db
  const scan =
    input.status === '1'
      ? await takeScan(platform, { ...asked, tenant, personId })
      : await settleScan(platform, { ...asked, state: 'cancelled' })
  return described(scan)
})

export const confirm = serve(contract.scanLogin.confirm, async ({ input, actor, server, now }) => {
  const asked = { ticket: hashToken(input.ticket), phone: Buffer.from(actor.session, 'hex'), now }
  described(await settleScan(server.db.platform, { ...asked, state: 'confirmed' }))
  return null
})

function described(scan: Scan | undefined) {
  if (!scan) throw new Refusal<RefusalCode>('waysIn.scanExpired')
  const { address, userAgent, createdAt: askedAt, expiresAt } = scan
  const { browser, system } = describeDevice({ device: 'web', address, userAgent })
  return { address, browser, system, askedAt, expiresAt }
}
