import { contract } from '@signet/contract'
import type { Directories } from '../../directory/index.ts'
import { serveAnyone } from '../../http/serve-anyone.ts'
import { demoAccounts } from '../../seed/demo-accounts.ts'
import { listTenants, type Tenant } from '../../tenants/index.ts'

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

/** Only a seeded demo tells its accounts, and only those that still are there. */
async function accountsOf(tenant: Tenant | undefined, directories: Directories, t: (key: string) => string) {
  if (!tenant?.isDemo) return []

  const directory = await directories.of(tenant.code)
  return demoAccounts.flatMap((account) => {
    const person = directory.personByAccount(account)
    return person ? [{ account, name: person.name, role: t(`session.demo.${account}`) }] : []
  })
}
