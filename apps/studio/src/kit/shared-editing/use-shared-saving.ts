import { useRef } from 'react'
import { type Autosave, type AutosaveOptions, isOvertaken, useAutosave } from '../designer/use-autosave.ts'

/** What the server knows a stored draft by: its time of change or number; null for one that was never stored. */
type Revision = string | number | null

type SharedSavingOptions<Draft, Answer> = Omit<AutosaveOptions<Draft, Answer>, 'save' | 'isFinal'> &
  Readonly<{
    revision: Revision
    save: (draft: Draft, expects: Revision) => Promise<Answer>
    revisionOf: (answer: Answer) => Revision
  }>

export type SharedSaving<Draft> = Autosave &
  Readonly<{
    /** The draft that the server had when this one began to differ. */
    base: () => Draft
    /** Goes on after a merge with what somebody else has stored. */
    rebase: (stored: Draft, revision: Revision) => void
  }>

/** Saves a draft that others may change too. Stops when somebody else has saved, until the drafts are merged. */
export function useSharedSaving<Draft, Answer>(
  options: SharedSavingOptions<Draft, Answer>,
): SharedSaving<Draft> {
  const { draft, revision, save, onSaved, revisionOf, ...rest } = options
  const known = useRef({ base: draft, revision })
  const saving = useAutosave({
    ...rest,
    draft,
    save: async (stored: Draft) => {
      const answer = await save(stored, known.current.revision)
      known.current = { base: stored, revision: revisionOf(answer) }
      return answer
    },
    onSaved,
    isFinal: isOvertaken,
  })
  return {
    ...saving,
    base: () => known.current.base,
    rebase: (stored, next) => {
      known.current = { base: stored, revision: next }
      saving.resume()
    },
  }
}
