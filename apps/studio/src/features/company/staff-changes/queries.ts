import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { type ListSearch, useList } from '../../../kit/lists/list-search.ts'

const key = 'staff-changes'

type Calls = Client['staffChanges']
export type StaffChange = Awaited<ReturnType<Calls['plan']>>
export type Checklist = Awaited<ReturnType<Calls['checklist']>>
export type ChangeKind = StaffChange['kind']
export type Plan = Parameters<Calls['plan']>[0]
/** A post with the path of its department. */
export type ChosenPost = Readonly<{ id: string; label: string }>

export const states = ['planned', 'done', 'failed', 'cancelled'] as const
export const kinds = ['join', 'move', 'leave'] as const
/** What is passed on when a person moves, and also when they leave. */
export const movedParts = ['work', 'reports', 'duties', 'circles', 'applications'] as const
export const parts = [...movedParts, 'documents', 'successor'] as const
export type Part = (typeof parts)[number]
/** Who takes over which part. */
export type Receiving = Readonly<Partial<Record<Part, string>>>
type Leaves = Parameters<Calls['planLeaves']>[0]

export function useStaffChanges({ keyword = '', status, kind }: ListSearch) {
  const { staffChanges } = useClient()
  const filter = {
    keyword,
    state: states.find((one) => one === status) ?? '',
    kind: kinds.find((one) => one === kind) ?? '',
  } as const
  return useList([key, filter], (page, options) => staffChanges.list({ ...page, ...filter }, options))
}

export const staffChangeQuery = ({ staffChanges }: Client, id: string) =>
  queryOptions({ queryKey: [key, 'one', id], queryFn: ({ signal }) => staffChanges.open({ id }, { signal }) })

export const checklistQuery = ({ staffChanges }: Client, personId: string) =>
  queryOptions({
    queryKey: [key, 'checklist', personId],
    queryFn: ({ signal }) => staffChanges.checklist({ personId }, { signal }),
  })

export const checklistsQuery = ({ staffChanges }: Client, personIds: readonly string[]) =>
  queryOptions({
    queryKey: [key, 'checklists', personIds],
    queryFn: ({ signal }) => staffChanges.checklists({ personIds: [...personIds] }, { signal }),
  })

/** Changes a person's place in the company, which everything about people shows. */
function useChange<Input, Answer>(change: (client: Client, input: Input) => Promise<Answer>) {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(client, input),
    onSettled: () =>
      Promise.all(
        [key, 'people-list', 'people', 'units', 'hand-over'].map((one) =>
          cache.invalidateQueries({ queryKey: [one] }),
        ),
      ),
  })
}

export const usePlan = () => useChange(({ staffChanges }, plan: Plan) => staffChanges.plan(plan))
export const usePlanLeaves = () =>
  useChange(({ staffChanges }, leaves: Leaves) => staffChanges.planLeaves(leaves))
export const useCancel = () => useChange(({ staffChanges }, id: string) => staffChanges.cancel({ id }))
