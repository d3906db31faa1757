import { contract } from '@signet/contract'
import { serveAnyone } from '../../http/serve-anyone.ts'
import { createTenant, defaultTenant } from '../../people/tenants/index.ts'
import { foundCompany } from '../organization/index.ts'

const firstTenant = 'main'

/** Creates the first tenant and administrator; once they exist, the call is refused. */
export const createFirstAdministrator = serveAnyone(
  contract.session.createFirstAdministrator,
  async ({ input, server, now }) => {
    const existing = await defaultTenant(server.db)
    const code = existing ?? firstTenant
    if (!existing) await createTenant(server.db, { code, name: input.companyName, isDemo: false, now })
    await foundCompany(server, code, input)

    return null
  },
  { perMinute: 20 },
)
