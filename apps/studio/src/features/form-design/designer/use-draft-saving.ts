import { useRef } from 'react'
import { isOvertaken } from '../../../shell/designer/is-overtaken.ts'
import { useLeavingQuestion } from '../../../shell/designer/use-leaving-question.ts'
import { useTellSaved } from '../../../shell/designer/use-tell-saved.ts'
import { useClient } from '../../../shell/desk.ts'
import { type Autosave, useAutosave } from '../../../shell/use-autosave.ts'
import { useDesigner } from './designer-context.ts'
import type { SavedForm } from './saved-form.ts'

/** Saves the draft of a form over what is known here; where somebody else saved first, it stops. */
export function useDraftSaving({ id, name, category, changedAt }: SavedForm): Autosave {
  const { form } = useDesigner()
  const { formDesign } = useClient()
  const tellSaved = useTellSaved('form-design', id)
  const expects = useRef(changedAt)
  const saving = useAutosave({
    draft: form,
    subject: `form-${id}`,
    save: (definition) =>
      formDesign.save({ id, name, category, definition: { ...definition }, expects: expects.current }),
    onSaved: (answer) => {
      expects.current = answer.changedAt
      return tellSaved(answer)
    },
    isFinal: isOvertaken,
  })
  useLeavingQuestion(saving)

  return saving
}
