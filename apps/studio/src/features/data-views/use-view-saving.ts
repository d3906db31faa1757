import { useRef } from 'react'
import { isOvertaken } from '../../shell/designer/is-overtaken.ts'
import { useLeavingQuestion } from '../../shell/designer/use-leaving-question.ts'
import { useTellSaved } from '../../shell/designer/use-tell-saved.ts'
import { useClient } from '../../shell/desk.ts'
import { type Autosave, useAutosave } from '../../shell/use-autosave.ts'
import type { SavedView } from './queries.ts'
import { definitionOf } from './view-draft.ts'
import { useViewEditor } from './view-editor.ts'

/** Saves the draft of a view over what is known here; where somebody else saved first, it stops. */
export function useViewSaving({ id, changedAt }: SavedView): Autosave {
  const { draft } = useViewEditor()
  const { formDesign } = useClient()
  const tellSaved = useTellSaved('data-views', id)
  const expects = useRef(changedAt)
  const saving = useAutosave({
    draft,
    subject: `data-view-${id}`,
    save: (view) =>
      formDesign.save({
        id,
        name: view.name,
        category: view.category,
        definition: { ...definitionOf(view) },
        expects: expects.current,
      }),
    onSaved: (answer) => {
      expects.current = answer.changedAt
      return tellSaved(answer)
    },
    isHeld: draft.name.trim() === '',
    isFinal: isOvertaken,
  })
  useLeavingQuestion(saving)

  return saving
}
