import type { FormDefinition } from '@signet/form'
import { Refusal } from '@signet/std'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useClient } from '../../../shell/desk.ts'
import { useDesigner } from './designer-context.ts'
import type { SavedForm } from './saved-form.ts'

const restMs = 800

/** How far what is designed has reached the server. */
export type DraftSaving = Readonly<{
  isSaved: boolean
  isPending: boolean
  error: Error | null
  /** Saves at once, and tells when it is done. */
  save: () => Promise<void>
}>

/** Saves the draft whenever the administrator rests, one save after the other. After a refusal it waits until something changes or it is asked to. */
export function useDraftSaving({ id, name, category, changedAt }: SavedForm): DraftSaving {
  const { form } = useDesigner()
  const { formDesign } = useClient()
  const cache = useQueryClient()
  const saved = useRef(form)
  const expects = useRef(changedAt)
  const { mutateAsync, isPending, error, variables } = useMutation({
    meta: { shownInPlace: true },
    scope: { id: `form-${id}` },
    mutationFn: (definition: FormDefinition) =>
      formDesign.save({ id, name, category, definition: { ...definition }, expects: expects.current }),
    onSuccess: (answer, definition) => {
      saved.current = definition
      expects.current = answer.changedAt
      return cache.invalidateQueries({ queryKey: ['form-design', 'list'] })
    },
  })
  const isSaved = saved.current === form
  const isOvertaken = error instanceof Refusal && error.code === 'design.changedMeanwhile'
  const isRefused = error !== null && variables === form

  useEffect(() => {
    if (isSaved || isPending || isOvertaken || isRefused) return
    const rest = setTimeout(() => void mutateAsync(form).catch(() => undefined), restMs)
    return () => clearTimeout(rest)
  }, [form, isSaved, isPending, isOvertaken, isRefused, mutateAsync])
  useLeavingGuard(!isSaved)

  return {
    isSaved,
    isPending,
    error,
    save: async () => {
      if (saved.current !== form) await mutateAsync(form)
    },
  }
}

function useLeavingGuard(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOpen])
}
