import { contract } from '@signet/contract'
import { networkOf } from '../../http/admission/index.ts'
import { recordDenial } from '../../http/audit/audit-store.ts'
import { serve } from '../../http/serve.ts'
import { serveAnyone } from '../../http/serve-anyone.ts'
import type { Directories } from '../../people/directory/index.ts'
import {
  createTenant,
  defaultTenant,
  isFirstRun,
  listTenants,
  refuseFirstRun,
  type Tenant,
} from '../../people/tenants/index.ts'
import { demoAccounts } from '../../seed/demo-accounts.ts'
import { foundCompany } from '../company/organization/index.ts'
import { identityOf } from './identity.ts'

export const login = serveAnyone(
  contract.session.login,
  async ({ input, now, caller, server, keepDevice }) => {
    const { account, password } = input
    const origin = { address: caller.ip, network: networkOf(caller.ip), device: caller.knownDevice }
    const { token, knownDevice } = await server.sessions.open({
      account,
      password,
      device: caller.device,
      origin,
      onFailure: ({ tenant, personId, refusal }) =>
        recordDenial(server.db.tenant(tenant), {
          at: now,
          personId,
          what: 'POST /api/oauth/Login',
          refusal,
          requestId: caller.requestId,
        }),
    })
    keepDevice(knownDevice)

    return { token, theme: 'classic' }
  },
  { perMinute: 120 },
)

/** Ends only this session; other devices stay signed in. Fails when the session could not be ended. */
export const logout = serve(contract.session.logout, async ({ actor, server }) => {
  await server.sessions.end(actor.session, 'logout')
  return null
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
    socialsList: [],
    methods: ['password' as const],
    isTenant: tenants.length > 1,
    isFirstRun: await isFirstRun(server),
    identity: await identityOf(server, first?.code),
    demoAccounts: await accountsOf(first, server.directories, server.words.t(caller.locale)),
  }
})

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
 * No account needs a captcha, since lock-out stops guessing; a constant answer reveals nothing about
 * accounts.
 */
export const accountConfig = serveAnyone(contract.session.accountConfig, () => ({
  enableVerificationCode: 0 as const,
  verificationCodeNumber: 4,
}))
