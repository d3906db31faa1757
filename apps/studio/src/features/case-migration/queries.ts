import type { Client } from '@signet/client'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../shell/desk.ts'
import type { Moves } from './moves.ts'

const cases = 'approvals'
/** As many as the server takes at once. */
const atOnce = 200

type Asked = Readonly<{ flowId: string; keyword?: string; version?: number; moves: Moves }>

/** What would become of each case; asked anew whenever another node is named. */
export const trialQuery = ({ approvals }: Client, asked: Asked) =>
  queryOptions({
    queryKey: [cases, 'migration', asked],
    queryFn: ({ signal }) => approvals.migration(asked, { signal }),
    placeholderData: keepPreviousData,
  })

type Deed = Readonly<{ caseIds: readonly string[]; moves: Moves; opinion: string }>
export type MigrationResult = Awaited<ReturnType<Client['approvals']['migrate']>>['results'][number]

/** Carries it out, some cases after the others; each row tells what became of it. */
export function useMigrate(flowId: string) {
  const { approvals } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: async ({ caseIds, moves, opinion }: Deed) => {
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
