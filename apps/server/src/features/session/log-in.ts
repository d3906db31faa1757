import { contract } from '@signet/contract'
import type { Caller } from '../../http/caller.ts'
import { serve } from '../../http/serve.ts'
import { serveAnyone } from '../../http/serve-anyone.ts'
import type { Directories } from '../../people/directory/index.ts'
import {
  choosePassword,
  failureListener,
  passwordNotice,
  passwordPolicy,
  type SignedInPerson,
} from '../../people/sessions/index.ts'
import {
  createTenant,
  defaultTenant,
  isFirstRun,
  listTenants,
  refuseFirstRun,
  type Tenant,
} from '../../people/tenants/index.ts'
import { demoAccounts } from '../../seed/demo-accounts.ts'
import type { Server } from '../../server.ts'
import { foundCompany } from '../company/organization/index.ts'
import { identityOf } from './identity.ts'
import { canRegister } from './registration/index.ts'
import { offeredProviders, providerLogoutUrl } from './single-sign-on/index.ts'
import { type SigningCall, signingOf, welcome } from './welcome.ts'

export const login = serveAnyone(
  contract.session.login,
  async (call) => {
    const { account, password } = call.input
    const onFailure = failureListener(call, 'password')
    const opened = call.server.sessions.open({
      account,
      password,
      ...signingOf(call.caller),
      proof: call.caller.proof,
      onFailure,
    })
    return welcome(call, await opened, 'password')
  },
  { perMinute: 120 },
)

/** The step after a right password of a person with an authenticator. */
export const loginCode = serveAnyone(
  contract.session.loginCode,
  async (call) => {
    const onFailure = failureListener(call, 'password')
    const opened = call.server.sessions.passCode({ ...call.input, ...signingOf(call.caller), onFailure })
    return welcome(call, await opened, 'password')
  },
  { perMinute: 120 },
)

/** The step after a right password that must be changed. */
export const loginPassword = serveAnyone(
  contract.session.loginPassword,
  async (call) => {
    const { challenge, password } = call.input
    const opened = call.server.sessions.passNewPassword({
      challenge,
      ...signingOf(call.caller),
      choose: (person, lastly) => chooseAtSignIn(call, { person, password, lastly }),
    })
    return welcome(call, await opened, 'password')
  },
  { perMinute: 120 },
)

type Chosen = Readonly<{ person: SignedInPerson; password: string; lastly: () => Promise<void> }>

async function chooseAtSignIn(
  { server, now }: SigningCall,
  { person: { tenant, personId }, password, lastly }: Chosen,
): Promise<void> {
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      await choosePassword({ tx, server, tenant, personId, now }, password)
      await server.outbox.write(tx, [passwordNotice('passwordChanged', personId, now)], now)
      await lastly()
    })
  server.outbox.wake(tenant)
}

/** Ends only this session; other devices stay signed in. Fails when the session could not be ended. */
export const logout = serve(contract.session.logout, async ({ actor, server, caller }) => {
  await server.sessions.end(actor.session, 'logout')
  const url = await providerLogoutUrl({ server, caller, actor })
  return url === undefined ? null : { url }
})

export const socketTicket = serve(contract.session.socketTicket, async ({ actor, caller, server }) => ({
  ticket: await server.sessions.issueTicket(actor, caller.locale),
}))

const firstTenant = 'main'

/** Creates the first tenant and administrator; once they exist, the call is refused. */
export const createFirstAdministrator = serveAnyone(
  contract.session.createFirstAdministrator,
  async ({ input, server, now }) => {
    await refuseFirstRun(server, input.code)
    const existing = await defaultTenant(server.db)
    const code = existing ?? firstTenant
    if (!existing) await createTenant(server.db, { code, name: input.companyName, isDemo: false, now })
    await foundCompany(server, code, input)

    return null
  },
  { perMinute: 20 },
)

export const loginConfig = serveAnyone(contract.session.loginConfig, async ({ server, caller }) => {
  const tenants = await listTenants(server.db)
  const first = tenants[0]

  return {
    redirect: false,
    url: '',
    ticketParams: '',
    socialsList: await providersOf(server, first?.code, caller),
    methods: ['password' as const, ...(await otherMethods(server, first?.code))],
    isTenant: tenants.length > 1,
    isFirstRun: await isFirstRun(server),
    canRegister: await canRegister(server, first?.code),
    ...(await recoveryOf(server, first?.code)),
    directoryName: await directoryOf(server, first?.code),
    passkeyHost: server.relyingParty?.id ?? '',
    identity: await identityOf(server, first?.code),
    demoAccounts: await accountsOf(first, server.directories, server.words.t(caller.locale)),
  }
})

/** The ways in besides the password, as the company configured them. */
async function otherMethods(server: Server, tenant: string | undefined) {
  if (tenant === undefined) return []
  const { isOn } = await server.settings.of(tenant, 'sms')
  return ['qr' as const, ...(isOn ? ['sms' as const] : [])]
}

async function providersOf(server: Server, tenant: string | undefined, { locale }: Pick<Caller, 'locale'>) {
  if (tenant === undefined || server.publicUrl === undefined) return []
  const offered = await offeredProviders(server, tenant, locale)
  return offered.map(({ provider, name }) => ({ enCode: provider, fullName: name }))
}

async function directoryOf(server: Server, tenant: string | undefined) {
  if (tenant === undefined) return ''
  const { isOn, name } = await server.settings.of(tenant, 'ldap')
  return isOn ? name : ''
}

async function recoveryOf(server: Server, tenant: string | undefined) {
  if (tenant === undefined) return { canMailLink: false, passwordRules: { shortest: 8, kinds: 1 } }
  const { isOn } = await server.settings.of(tenant, 'mail')
  const { shortest, kinds } = await passwordPolicy(server, tenant)
  return { canMailLink: isOn && server.publicUrl !== undefined, passwordRules: { shortest, kinds } }
}

/** Returns the demo accounts that still exist; empty for other tenants. */
async function accountsOf(tenant: Tenant | undefined, directories: Directories, t: (key: string) => string) {
  if (!tenant?.isDemo) return []

  const directory = await directories.of(tenant.code)
  return demoAccounts.flatMap((account) => {
    const person = directory.personByAccount(account)
    return person ? [{ account, name: person.name, role: t(`session.demo.${account}`) }] : []
  })
}

/**
 * No account needs a captcha: locks and proofs of work stop guessing. A constant answer reveals nothing about
 * accounts.
 */
export const accountConfig = serveAnyone(contract.session.accountConfig, () => ({
  enableVerificationCode: 0 as const,
  verificationCodeNumber: 4,
}))
