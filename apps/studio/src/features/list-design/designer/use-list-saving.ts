import type { ListDefinition } from '@signet/list'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useClient } from '../../../shell/desk.ts'
import { useListDesigner } from './list-context.ts'

const restMs = 800

/** How far what is designed has reached the server. */
export type ListSaving = Readonly<{
  isSaved: boolean
  isPending: boolean
  error: Error | null
  /** Saves at once, and tells when it is done. */
  save: () => Promise<void>
}>

/**
 * Saves the draft whenever the administrator rests, one save after the other. What is half typed would be refused, so it
 * waits here until it makes sense; after a refusal, until something changes.
 */
export function useListSaving(isStored: boolean): ListSaving {
  const { list, formId: id, mistake } = useListDesigner()
  const { listDesign } = useClient()
  const cache = useQueryClient()
  const saved = useRef<ListDefinition | undefined>(isStored ? list : undefined)
  const first = useRef(list)
  const refused = useRef<ListDefinition>(undefined)
  const { mutateAsync, isPending, error } = useMutation({
    meta: { shownInPlace: true },
    scope: { id: `list-${id}` },
    mutationFn: (definition: ListDefinition) => listDesign.save({ id, definition: { ...definition } }),
    onSuccess: (_answer, definition) => {
      saved.current = definition
      return cache.invalidateQueries({ queryKey: ['list-design', 'one', id] })
    },
    onError: (_error, definition) => {
      refused.current = definition
    },
  })
  const isSaved = saved.current === list || (saved.current === undefined && first.current === list)
  const isHeld = mistake !== undefined || refused.current === list

  useEffect(() => {
    if (isSaved || isPending || isHeld) return
    const rest = setTimeout(() => void mutateAsync(list).catch(() => undefined), restMs)
    return () => clearTimeout(rest)
  }, [list, isSaved, isPending, isHeld, mutateAsync])

  return {
    isSaved,
    isPending,
    error: refused.current === list ? error : null,
    save: async () => {
      if (saved.current !== list) await mutateAsync(list)
    },
  }
}
