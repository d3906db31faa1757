import { useRef } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import {
  type Autosave,
  isOvertaken,
  useAnnounceSave,
  useAutosave,
  useLeavingQuestion,
} from '../../../kit/designer/use-autosave.ts'
import { useDesigner } from './designer-context.ts'
import type { SavedForm } from './saved-form.ts'

/** Saves the draft over the last known version; stops when somebody else saved first. */
export function useDraftSaving({ id, name, category, changedAt }: SavedForm): Autosave {
  const { form } = useDesigner()
  const { formDesign } = useClient()
  const tellSaved = useAnnounceSave('form-design', id)
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
