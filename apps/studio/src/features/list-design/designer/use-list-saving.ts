import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../shell/desk.ts'
import { type Autosave, useAutosave } from '../../../shell/use-autosave.ts'
import { useListDesigner } from './list-context.ts'

/** Saves the draft of a list once it makes sense. */
export function useListSaving(isStored: boolean): Autosave {
  const { list, formId: id, mistake } = useListDesigner()
  const { listDesign } = useClient()
  const cache = useQueryClient()
  return useAutosave({
    draft: list,
    subject: `list-${id}`,
    save: (definition) => listDesign.save({ id, definition: { ...definition } }),
    onSaved: () => cache.invalidateQueries({ queryKey: ['list-design', 'one', id] }),
    isStored,
    isHeld: mistake !== undefined,
  })
}
