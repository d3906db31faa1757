import { contract, type Endpoint, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { networkOf } from '../../../http/admission/index.ts'
import { type AnonymousCall, serveAnyone } from '../../../http/serve-anyone.ts'
import { hashPassword, isPassword, refuseWeakPassword } from '../../../people/sessions/index.ts'
import { defaultTenant, registerTenant } from '../../../people/tenants/index.ts'
import type { Server } from '../../../server.ts'
import { foundCompany } from '../../company/organization/index.ts'
import { mailAccount } from '../../system/index.ts'
import {
  keepRegistrationCode,
  registrationRules,
  takeRegistrationCode,
  tryRegistrationCode,
} from './registration-store.ts'

/** Whether companies can register: by the operator's switch, and with the mail account of the first company. */
export async function canRegister(server: Server, first: string | undefined): Promise<boolean> {
  if (!server.registration || first === undefined) return false
  return (await server.settings.of(first, 'mail')).isOn
}

/** Refuses `registration.off`; returns the company whose mail account sends the codes. */
async function sendingTenant(server: Server): Promise<string> {
  const first = await defaultTenant(server.db)
  if (first === undefined || !(await canRegister(server, first)))
    throw new Refusal<RefusalCode>('registration.off')
  return first
}

export const askRegistrationCode = serveAnyone(
  contract.registration.ask,
  async ({ input: { email }, server, caller, afterAnswer }) => {
    const tenant = await sendingTenant(server)
    await refuseWithoutProof({ server, caller }, tenant, email)
    const [number = 0] = new Uint32Array(Uint8Array.from(server.random(4)).buffer)
    const code = String(number % 1_000_000).padStart(6, '0')
    const codeHash = await hashPassword(code)
    if (!(await keepRegistrationCode(server.db.platform, { email, codeHash, now: server.clock() })))
      throw new Refusal<RefusalCode>('registration.codeSent')

    const minutes = registrationRules.life / 60_000
    afterAnswer('mail a code for a registration', async () => {
      const account = await mailAccount(server, tenant)
      if (!account) return
      const { systemName: system } = await server.settings.of(tenant, 'identity')
      const say = server.words.t(caller.locale)
      const { sendMail } = await import('../../../outside/mail/index.ts')
      await sendMail(server.outside, account, {
        to: email,
        subject: say('session.registerMail.subject', { system }),
        text: say('session.registerMail.text', { code, minutes }),
      })
    })
    return { resendAfter: registrationRules.resend / 1000, minutes }
  },
  { perMinute: 10 },
)

const gigabyte = 1024 ** 3
/** What a company that registered itself may use until the operator allows more. */
const bounds = { mostPeople: 100, mostBytes: String(5 * gigabyte), callsPerMinute: 6000 }

export const registerCompany = serveAnyone(
  contract.registration.register,
  async (call) => {
    const { input, server, now, caller } = call
    const { code, companyName: name, account, realName, password } = input
    const first = await sendingTenant(server)
    await refuseWithoutProof({ server, caller }, first, input.email)
    refuseWeakPassword(password, [account, realName])
    const codeHash = await rightCode(call)
    const { companies: most, day } = registrationRules
    const counted = { since: isoOf(server.clock() - day), most }
    await registerTenant(server.db, { code, name, now, counted, bounds }, async () => {
      await foundCompany(server, code, input)
      if (!(await takeRegistrationCode(server.db.platform, { email: input.email, codeHash })))
        throw new Refusal<RefusalCode>('registration.wrongCode')
    })
    return null
  },
  { perMinute: 10 },
)

/** Refuses `session.proofNeeded` by the rule of the first company, which sends the codes. */
function refuseWithoutProof(
  { server, caller }: Pick<AnonymousCall<Endpoint>, 'server' | 'caller'>,
  tenant: string,
  subject: string,
): Promise<void> {
  const at = { door: 'register', tenant, network: networkOf(caller.ip) } as const
  return server.proofs.pass({ ...at, subject, proof: caller.proof })
}

/** Refuses `registration.wrongCode`, also after five tries. */
async function rightCode({
  input: { email, emailCode },
  server,
}: AnonymousCall<typeof contract.registration.register>): Promise<string> {
  const codeHash = await tryRegistrationCode(server.db.platform, email, server.clock())
  if (codeHash === undefined || !(await isPassword(codeHash, emailCode)))
    throw new Refusal<RefusalCode>('registration.wrongCode')
  return codeHash
}
