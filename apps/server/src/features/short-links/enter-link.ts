import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock/clock.ts'
import { serveAnyone } from '../../http/serve-anyone.ts'
import { isPassword } from '../../people/sessions/index.ts'
import { hashOf, newSecret } from './link-address.ts'
import { meetStranger } from './meet-stranger.ts'
import { insertPass } from './pass-store.ts'

const lasts = 2 * 60 * 60_000

export const enterLink = serveAnyone(
  contract.shortLinks.enter,
  async (call) => {
    const { input, server, now } = call
    const { tx, link } = await meetStranger(call, 'password')
    if (!(await isPassword(link.passwordHash ?? undefined, input.password)))
      throw new Refusal<RefusalCode>('shortLinks.wrongPassword')

    const pass = newSecret(server.random, 32)
    const expiresAt = isoOf(server.clock() + lasts)
    await insertPass(tx, { passHash: hashOf(pass), linkId: link.id, expiresAt, now })
    return { pass }
  },
  { perMinute: 60 },
)
