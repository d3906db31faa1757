import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

const restMs = 800

/** How far what is designed has reached the server. */
export type Autosave = Readonly<{
  isSaved: boolean
  isPending: boolean
  error: Error | null
  /** Saves at once, and tells when it is done. */
  save: () => Promise<void>
}>

type AutosaveOptions<Draft, Answer> = Readonly<{
  draft: Draft
  /** Saves of the same subject follow one after the other. */
  subject: string
  save: (draft: Draft) => Promise<Answer>
  onSaved: (answer: Answer) => unknown
  /** A draft that was only proposed is saved when it is changed, or when somebody asks for it. */
  isStored?: boolean
  /** What is half typed would be refused, and waits here until it makes sense. */
  isHeld?: boolean
  /** After such a refusal nothing is saved by itself any more, whatever is changed. */
  isFinal?: (error: Error) => boolean
}>

/**
 * Saves a draft whenever the administrator rests, one save after the other. After a refusal it waits until something
 * changes, or until it is asked to.
 */
export function useAutosave<Draft, Answer>(options: AutosaveOptions<Draft, Answer>): Autosave {
  const { draft, subject, save, onSaved, isStored = true, isHeld = false, isFinal } = options
  const first = useRef(draft)
  const saved = useRef(isStored ? draft : undefined)
  const { mutateAsync, isPending, error, variables } = useMutation({
    meta: { shownInPlace: true },
    scope: { id: subject },
    mutationFn: save,
    onSuccess: (answer, stored) => {
      saved.current = stored
      return onSaved(answer)
    },
  })
  const isSaved = saved.current === draft || (saved.current === undefined && first.current === draft)
  const isRefused = error !== null && (variables === draft || isFinal?.(error) === true)
  const isWaiting = isSaved || isPending || isHeld || isRefused

  useEffect(() => {
    if (isWaiting) return
    const rest = setTimeout(() => void mutateAsync(draft).catch(() => undefined), restMs)
    return () => clearTimeout(rest)
  }, [draft, isWaiting, mutateAsync])

  return {
    isSaved,
    isPending,
    error: isRefused ? error : null,
    save: async () => {
      if (saved.current !== draft) await mutateAsync(draft)
    },
  }
}
