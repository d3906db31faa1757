import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { useFeedback } from '@signet/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { dropLocalCopy, keepLocalCopy } from './local-copy.ts'

const restMs = 800

/** The saving state of a draft. */
export type Autosave = Readonly<{
  isSaved: boolean
  isPending: boolean
  /** Whether saving waits for the network. */
  isOffline: boolean
  error: Error | null
  /** Saves at once; resolves when it is done. */
  save: () => Promise<void>
  /** Goes on after a refusal that ended autosave. */
  resume: () => void
}>

export type AutosaveOptions<Draft, Answer> = Readonly<{
  draft: Draft
  /** Saves of the same subject run one after the other. */
  subject: string
  save: (draft: Draft) => Promise<Answer>
  onSaved: (answer: Answer) => unknown
  /** False for a proposed draft, which is saved only once it is changed or on request. */
  isStored?: boolean
  /** Whether incomplete input keeps the draft from being saved, because it would be refused. */
  isIncomplete?: boolean
  /** Whether a refusal ends autosave for good. */
  isFinal?: (error: Error) => boolean
}>

/**
 * Saves a draft after a pause in editing, one save at a time. After a refusal it waits for a change or an
 * explicit save.
 */
export function useAutosave<Draft, Answer>(options: AutosaveOptions<Draft, Answer>): Autosave {
  const { draft, subject, save, onSaved, isStored = true, isIncomplete: isHeld = false, isFinal } = options
  const first = useRef(draft)
  const saved = useRef(isStored ? draft : undefined)
  const { mutateAsync, reset, isPending, isPaused, error, variables } = useMutation({
    meta: { shownInPlace: true },
    scope: { id: subject },
    mutationFn: save,
    onSuccess: (answer, stored) => {
      saved.current = stored
      dropLocalCopy(subject)
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

  useLocalCopy({ draft, subject, isSaved })

  return {
    isSaved,
    isPending,
    isOffline: isPaused,
    error: isRefused ? error : null,
    save: async () => {
      if (saved.current !== draft) await mutateAsync(draft)
    },
    resume: reset,
  }
}

const keepMs = 200

type LocalDraft = Readonly<{ draft: unknown; subject: string; isSaved: boolean }>

/** Keeps a draft in this browser while the server does not have it. */
function useLocalCopy({ draft, subject, isSaved }: LocalDraft): void {
  const isKept = useRef(false)
  useEffect(() => {
    if (isSaved) {
      if (isKept.current) dropLocalCopy(subject)
      isKept.current = false
      return
    }
    const wait = setTimeout(() => {
      isKept.current = true
      keepLocalCopy(subject, draft)
    }, keepMs)
    return () => clearTimeout(wait)
  }, [draft, subject, isSaved])
}

/** Whether somebody else has saved the same draft since it was opened. */
export function isOvertaken(error: Error): boolean {
  return error instanceof Refusal && error.code === 'design.changedMeanwhile'
}

/** Saves pending changes before the page is left; asks only when they cannot be saved. */
export function useLeavingQuestion({ isSaved, error, save }: Autosave, isHeld = false): void {
  const t = useT()
  const feedback = useFeedback()
  useBlocker({
    disabled: isSaved,
    enableBeforeUnload: !isSaved,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false
      const isSafe =
        !isHeld &&
        (await save().then(
          () => true,
          () => false,
        ))
      if (isSafe) return false
      return !(await feedback.ask({
        title: t('studio.leave.title'),
        body: t(error && isOvertaken(error) ? 'studio.leave.conflict' : 'studio.leave.body'),
        confirm: t('studio.leave.confirm'),
        tone: 'danger',
      }))
    },
  })
}

type SavedDraft = Readonly<{ changedAt: string; state: 'draft' | 'published' | 'changed' }>

/** Updates the caches after a save: views of the design at once, lists by fetching again. */
export function useAnnounceSave(feature: string, id: string): (saved: SavedDraft) => Promise<void> {
  const cache = useQueryClient()
  return (saved) => {
    cache.setQueriesData<object>(
      { queryKey: [feature, 'one', id] },
      (known) => known && { ...known, ...saved },
    )
    return cache.invalidateQueries({ queryKey: [feature, 'list'] })
  }
}
