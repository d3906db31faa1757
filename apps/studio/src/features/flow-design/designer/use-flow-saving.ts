import { useRef } from 'react'
import { isOvertaken } from '../../../shell/designer/is-overtaken.ts'
import { useLeavingQuestion } from '../../../shell/designer/use-leaving-question.ts'
import { useTellSaved } from '../../../shell/designer/use-tell-saved.ts'
import { useClient } from '../../../shell/desk.ts'
import { type Autosave, useAutosave } from '../../../shell/use-autosave.ts'
import type { SavedFlow } from '../queries.ts'
import { useFlowDesigner } from './flow-designer-context.ts'

/** Saves the draft of a flow over what is known here; where somebody else saved first, it stops. */
export function useFlowSaving({ id, changedAt }: SavedFlow): Autosave {
  const { flow } = useFlowDesigner()
  const { flowDesign } = useClient()
  const tellSaved = useTellSaved('flow-design', id)
  const expects = useRef(changedAt)
  const saving = useAutosave({
    draft: flow,
    subject: `flow-${id}`,
    save: (definition) =>
      flowDesign.save({ id, name: definition.name, definition: { ...definition }, expects: expects.current }),
    onSaved: (answer) => {
      expects.current = answer.changedAt
      return tellSaved(answer)
    },
    isFinal: isOvertaken,
  })
  useLeavingQuestion(saving)

  return saving
}
