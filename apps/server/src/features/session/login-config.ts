import { contract } from '@signet/contract'
import { serveAnyone } from '../../http/serve-anyone.ts'
import type { Directories } from '../../people/directory/index.ts'
import { listTenants, type Tenant } from '../../people/tenants/index.ts'
import { demoAccounts } from '../../seed/demo-accounts.ts'

export const loginConfig = serveAnyone(contract.session.loginConfig, async ({ server, caller }) => {
  const tenants = await listTenants(server.db)
  const first = tenants[0]
  const directory = first && (await server.directories.of(first.code))

  return {
    redirect: false,
    url: '',
    ticketParams: '',
    socialsList: [],
    methods: ['password' as const],
    isTenant: tenants.length > 1,
    isFirstRun: !directory || directory.people.size === 0,
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
