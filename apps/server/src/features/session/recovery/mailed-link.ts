import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { networkOf } from '../../../http/admission/index.ts'
import { serveAnyone } from '../../../http/serve-anyone.ts'
import { maySignIn } from '../../../people/directory/index.ts'
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
    const at = { door: 'resetPassword', tenant, network: networkOf(caller.ip) } as const
    await server.proofs.pass({ ...at, subject: input.account, proof: caller.proof })
    if (person && maySignIn(person, server.clock()) && person.email !== '') {
      const to = { tenant, personId: person.id, email: person.email, name: person.name }
      afterAnswer('mail a link for a new password', async () => {
        const letter = { mail: 'resetMail', life: linkLife, home, locale: caller.locale } as const
        await mailPasswordLink(server, { ...to, ...letter })
      })
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
  Readonly<{
    /** What the mail says: texts of the session. */
    mail: 'resetMail' | 'inviteMail'
    /** Milliseconds for which the link is good. */
    life: number
    email: string
    name: string
    home: string
    locale: Parameters<Server['words']['t']>[0]
  }>

/**
 * Mails a link to choose a password, unless the company mails nothing or has just mailed several. A link that could not
 * be sent is none. Throws a `MailFailure`.
 */
export async function mailPasswordLink(server: Server, letter: Letter): Promise<'sent' | 'off' | 'tooMany'> {
  const { tenant, personId, email, name, home, locale, mail, life } = letter
  const account = await mailAccount(server, tenant)
  if (!account) return 'off'
  const token = newToken(server.random)
  const hash = hashToken(token)
  const isKept = await keepLink(server.db.platform, { tenant, personId }, { hash, now: server.clock(), life })
  if (!isKept) return 'tooMany'

  const { systemName: system } = await server.settings.of(tenant, 'identity')
  const say = server.words.t(locale)
  // Behind `#` the token reaches no log of a server.
  const link = new URL(`/pages/login/resetPassword#${token}`, home).href
  const { sendMail } = await import('../../../outside/mail/index.ts')
  try {
    await sendMail(server.outside, account, {
      to: email,
      subject: say(`session.${mail}.subject`, { system }),
      text: say(`session.${mail}.text`, {
        system,
        name,
        link,
        minutes: life / 60_000,
        days: life / 86_400_000,
      }),
    })
  } catch (error) {
    await takeLink(server.db.platform, hash)
    throw error
  }
  return 'sent'
}
