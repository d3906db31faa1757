import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'

const key = 'units'

export type Unit = Awaited<ReturnType<Client['units']['tree']>>['list'][number]
export type UnitDetails = Awaited<ReturnType<Client['units']['open']>>
export type Post = UnitDetails['posts'][number]
export type ApproverChanges = Awaited<ReturnType<Client['units']['previewMove']>>

export const unitsQuery = ({ units }: Client, day?: string) =>
  queryOptions({
    queryKey: [key, 'tree', ...(day ? [day] : [])],
    queryFn: ({ signal }) => units.tree(day ? { day } : {}, { signal }),
  })

export const unitQuery = ({ units }: Client, id: string, day?: string) =>
  queryOptions({
    queryKey: [key, 'one', id, ...(day ? [day] : [])],
    queryFn: ({ signal }) => units.open({ id, ...(day && { day }) }, { signal }),
  })

export const movePreviewQuery = ({ units }: Client, { id, to }: Readonly<{ id: string; to: string }>) =>
  queryOptions({
    queryKey: [key, 'move', id, to],
    queryFn: ({ signal }) => units.previewMove({ id, parentId: to }, { signal }),
  })

export const mergePreviewQuery = ({ units }: Client, { id, to }: Readonly<{ id: string; to: string }>) =>
  queryOptions({
    queryKey: [key, 'merge', id, to],
    enabled: to !== '',
    queryFn: ({ signal }) => units.previewMerge({ id, intoId: to }, { signal }),
  })

export const postMovePreviewQuery = ({ units }: Client, { id, to }: Readonly<{ id: string; to: string }>) =>
  queryOptions({
    queryKey: [key, 'movePost', id, to],
    enabled: to !== '',
    queryFn: ({ signal }) => units.previewPostMove({ id, intoId: to }, { signal }),
  })

/** Changes the organization and fetches what is on screen again, also after a refusal: somebody else may have been first. */
export function useUnitMutation<Input, Answer>(change: (client: Client, input: Input) => Promise<Answer>) {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(client, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [key] }),
  })
}

/** The organizations below one, and itself. */
export function subtreeOf(units: readonly Unit[], id: string): ReadonlySet<string> {
  const found = new Set([id])
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const unit of units) if (found.has(unit.parentId)) found.add(unit.id)
  }
  return found
}
