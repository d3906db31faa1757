import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useClient } from '../../../shell/desk.ts'
import { isOvertaken } from '../../../shell/is-overtaken.ts'
import { type Autosave, useAutosave } from '../../../shell/use-autosave.ts'
import { useLeavingGuard } from '../../../shell/use-leaving-guard.ts'
import { useDesigner } from './designer-context.ts'
import type { SavedForm } from './saved-form.ts'

/** Saves the draft of a form over what is known here; where somebody else saved first, it stops. */
export function useDraftSaving({ id, name, category, changedAt }: SavedForm): Autosave {
  const { form } = useDesigner()
  const { formDesign } = useClient()
  const cache = useQueryClient()
  const expects = useRef(changedAt)
  const saving = useAutosave({
    draft: form,
    subject: `form-${id}`,
    save: (definition) =>
      formDesign.save({ id, name, category, definition: { ...definition }, expects: expects.current }),
    onSaved: (answer) => {
      expects.current = answer.changedAt
      return cache.invalidateQueries({ queryKey: ['form-design', 'list'] })
    },
    isFinal: isOvertaken,
  })
  useLeavingGuard(!saving.isSaved)

  return saving
}
