import { contract } from '@signet/contract'
import { serveAnyone } from '../../http/serve-anyone.ts'

export const login = serveAnyone(
  contract.session.login,
  async ({ input, caller, server }) => {
    const { account, password } = input
    const token = await server.sessions.open({ account, password, device: caller.device })

    return { token, theme: 'classic' }
  },
  { perMinute: 120 },
)
