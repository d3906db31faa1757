import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDesk } from './desk.ts'

/** Ends the session here and on the server; a server out of reach does not keep anybody signed in here. */
export function useSignOut(): () => Promise<void> {
  const { client, session } = useDesk()
  const queries = useQueryClient()
  const navigate = useNavigate()

  return async () => {
    await client.session.logout().catch(() => undefined)
    session.clear()
    queries.clear()
    await navigate({ to: '/login' })
  }
}
