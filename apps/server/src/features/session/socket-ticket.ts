import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'

export const socketTicket = serve(contract.session.socketTicket, async ({ actor, caller, server }) => ({
  ticket: await server.sessions.issueTicket(actor, caller.locale),
}))
