import type { Client } from '@signet/client'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

const cases = 'approvals'
/** The most cases the server takes in one call. */
const atOnce = 200

type TrialRequest = Readonly<{ flowId: string; keyword?: string; version?: number; moves: Moves }>

/** The result each case would have; fetched again for another choice of nodes. */
export const trialQuery = ({ approvals }: Client, request: TrialRequest) =>
  queryOptions({
    queryKey: [cases, 'migration', request],
    queryFn: ({ signal }) => approvals.migration(request, { signal }),
    placeholderData: keepPreviousData,
  })

type MigrationRequest = Readonly<{ caseIds: readonly string[]; moves: Moves; opinion: string }>
export type MigrationResult = Awaited<ReturnType<Client['approvals']['migrate']>>['results'][number]

/** Migrates the cases in batches; each row has its result. */
export function useMigrate(flowId: string) {
  const { approvals } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: async ({ caseIds, moves, opinion }: MigrationRequest) => {
      const done: MigrationResult[] = []
      for (let first = 0; first < caseIds.length; first += atOnce) {
        const some = caseIds.slice(first, first + atOnce)
        const { results } = await approvals.migrate({ flowId, caseIds: some, moves, opinion })
        done.push(...results)
      }
      return done
    },
    onSettled: () => cache.invalidateQueries({ queryKey: [cases] }),
  })
}

/** The result for a case, with its title. */
export type CaseOutcome = MigrationResult & Readonly<{ title: string }>

/** The node of the newest version to enter, by the node where cases are now. */
export type Moves = Readonly<Record<string, string>>
