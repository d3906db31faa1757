import { AnsweredRefusal } from '@signet/client'
import type { contract, RequestInput } from '@signet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useApp } from '../../kit/context/app-context.ts'
import { currentUserQuery } from '../../kit/context/use-current-user.ts'
import { safeReturn } from '../../kit/links/safe-return.ts'

type Session = (typeof contract)['session']

export function useLoginConfig() {
  const { client } = useApp()
  return useQuery({ queryKey: ['session', 'loginConfig'], queryFn: () => client.session.loginConfig() })
}

/** Signs in, loads the person, and goes to the page they wanted. */
export function useSignIn(redirect: string | undefined) {
  const app = useApp()
  const { history } = useRouter()

  return useMutation({
    meta: { isShown: true },
    mutationFn: async (input: RequestInput<Session['login']>) => {
      const { token } = await app.client.session.login(input)
      app.queries.clear()
      app.session.keepToken(token)
      await app.queries.fetchQuery(currentUserQuery(app)).catch((error: unknown) => {
        app.session.clear()
        throw error
      })
    },
    onSuccess: () => history.replace(safeReturn(redirect)),
  })
}

export function useCreateFirstAdministrator() {
  const { client, queries } = useApp()

  return useMutation({
    meta: { isShown: true },
    mutationFn: (input: RequestInput<Session['createFirstAdministrator']>) =>
      client.session.createFirstAdministrator(input),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['session', 'loginConfig'] }),
  })
}

/** The problem of one field in a refusal. */
export function problemAt(error: Error | null, path: string): string | null {
  if (!(error instanceof AnsweredRefusal)) return null
  return error.problems.find((problem) => problem.path === path)?.message ?? null
}
