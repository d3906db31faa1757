import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApp } from '../kit/context/app-context.ts'

/** Ends the session here and on the server; an unreachable server does not prevent it. */
export function useSignOut(): () => Promise<void> {
  const { client, session } = useApp()
  const queries = useQueryClient()
  const navigate = useNavigate()

  return async () => {
    await client.session.logout().catch(() => undefined)
    session.clear()
    queries.clear()
    await navigate({ to: '/login' })
  }
}
