import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Caller } from '../../../http/caller.ts'
import { serveAnyone } from '../../../http/serve-anyone.ts'
import { companiesOf, enterCompany } from './enter-company.ts'
import {
  answerToChoose,
  type Finished,
  finishLogin,
  keepForChoice,
  purposeOf,
  secretOf,
} from './provider-login.ts'

type Answered = Omit<Finished, 'caller'> &
  Readonly<{
    caller: Pick<Caller, 'what' | 'requestId' | 'locale'>
    purpose: 'login' | 'app'
    /** The company that the person chose; empty before they were asked. */
    company: string
  }>

/**
 * Ends a sign-in in the company that knows the person, or in the one that they chose. Refuses as `finishLogin` and
 * `enterCompany`, and with `waysIn.ssoSeveral` where they have yet to choose: then the answer is kept for that.
 */
export async function enterByAnswer({ purpose, company, ...asked }: Answered) {
  const { login, identity } = await finishLogin(asked)
  if (purposeOf(login) !== purpose) throw new Refusal<RefusalCode>('waysIn.ssoBegunElsewhere')
  const way = { ...login, locale: asked.caller.locale }
  const entered = await enterCompany(asked.server, { way, identity }, company)
  if (entered) return { login, identity, entered }
  await keepForChoice(asked, { login, identity })
  throw new Refusal<RefusalCode>('waysIn.ssoSeveral')
}

/** The companies of the person whom a provider vouched for in this browser. */
export const companiesToChoose = serveAnyone(
  contract.socials.companies,
  async ({ server, caller, input, cookie }) => {
    const asked = { server, caller, params: input.params, secret: secretOf(cookie) }
    const { login, identity } = await answerToChoose(asked)
    const list = await companiesOf(server, { ...login, locale: caller.locale }, identity)
    return { list: list.map(({ tenant, company, name }) => ({ tenant, company, name })) }
  },
  { perMinute: 60 },
)
