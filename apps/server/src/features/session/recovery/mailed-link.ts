import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serveAnyone } from '../../../http/serve-anyone.ts'
import { findAccount, hashToken, newToken, type SignedInPerson } from '../../../people/sessions/index.ts'
import type { Server } from '../../../server.ts'
import { mailAccount } from '../../system/index.ts'
import { findLink, keepLink, linkLife, takeLink } from './password-link-store.ts'
import { replaceForgotten } from './replace-forgotten.ts'

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
  if (
    !account ||
    !(await keepLink(
      server.db.platform,
      { tenant, personId },
      { hash: hashToken(token), now: server.clock() },
    ))
  )
    return

  const { systemName: system } = await server.settings.of(tenant, 'identity')
  const say = server.words.t(locale)
  // Behind `#` the token reaches no log of a server.
  const link = new URL(`/pages/login/resetPassword#${token}`, home).href
  const { sendMail } = await import('../../../outside/mail/index.ts')
  await sendMail(server.outside, account, {
    to: email,
    subject: say('session.resetMail.subject', { system }),
    text: say('session.resetMail.text', { system, name, link, minutes: linkLife / 60_000 }),
  })
}
