import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isOvertaken } from '../../../shell/designer/is-overtaken.ts'
import { useClient } from '../../../shell/desk.ts'
import { type Autosave, useAutosave } from '../../../shell/use-autosave.ts'
import type { SavedTemplate } from '../queries.ts'
import { useTemplateDesigner } from './template-context.ts'

/** Saves the draft whenever the administrator rests; when somebody else was faster, nothing is saved over theirs. */
export function useTemplateSaving({ templateId, number }: SavedTemplate): Autosave {
  const { state, formId: id } = useTemplateDesigner()
  const { printTemplates } = useClient()
  const cache = useQueryClient()
  const expects = useRef(number)
  const draft = state.history.present
  return useAutosave({
    draft,
    subject: `print-template-${templateId}`,
    save: ({ name, template }) =>
      printTemplates.save({ id, templateId, name, definition: { ...template }, number: expects.current }),
    onSaved: (answer) => {
      expects.current = answer.number
      return cache.invalidateQueries({ queryKey: ['print-templates', id, 'list'] })
    },
    isHeld: draft.name.trim() === '',
    isFinal: isOvertaken,
  })
}
