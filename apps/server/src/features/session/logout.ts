import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'

/** Ends only this session; other devices stay signed in. */
export const logout = serve(contract.session.logout, async ({ actor, server, afterCommit }) => {
  afterCommit(() => server.sessions.end(actor.session, 'logout'))
  return null
})
