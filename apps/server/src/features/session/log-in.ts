import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { serveAnyone } from '../../http/serve-anyone.ts'
import { createTenant, defaultTenant } from '../../people/tenants/index.ts'
import { foundCompany } from '../organization/index.ts'

export const login = serveAnyone(
  contract.session.login,
  async ({ input, caller, server }) => {
    const { account, password } = input
    const token = await server.sessions.open({ account, password, device: caller.device })

    return { token, theme: 'classic' }
  },
  { perMinute: 120 },
)

/** Ends only this session; other devices stay signed in. */
export const logout = serve(contract.session.logout, async ({ actor, server, afterCommit }) => {
  afterCommit(() => server.sessions.end(actor.session, 'logout'))
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
    const existing = await defaultTenant(server.db)
    const code = existing ?? firstTenant
    if (!existing) await createTenant(server.db, { code, name: input.companyName, isDemo: false, now })
    await foundCompany(server, code, input)

    return null
  },
  { perMinute: 20 },
)
