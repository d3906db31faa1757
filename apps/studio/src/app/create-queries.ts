import { AnsweredRefusal } from '@signet/client'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import type { App } from '../kit/context/app-context.ts'

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a register can only be widened as an interface
  interface Register {
    mutationMeta: { shownInPlace?: boolean }
  }
}

/** Reads are shown where they fail; an error of a change that no form shows becomes one toast. */
export function createQueries({ feedback }: Pick<App, 'feedback'>): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (times, error) => times < 1 && isNetworkFailure(error),
      },
    },
    mutationCache: new MutationCache({
      onError: (error, _input, _context, { meta }) => {
        if (meta?.shownInPlace || endsSession(error)) return
        feedback.error(error.message)
      },
    }),
  })
}

function isNetworkFailure(error: Error): boolean {
  return error instanceof AnsweredRefusal && (error.status === 0 || error.status >= 502)
}

export function endsSession(error: Error): boolean {
  return error instanceof AnsweredRefusal && error.status >= 600 && error.status <= 602
}
