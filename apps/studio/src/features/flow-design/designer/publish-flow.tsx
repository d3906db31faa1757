import { useState } from 'react'
import type { Autosave } from '../../../kit/designer/use-autosave.ts'
import { PublishAction } from '../../../kit/publish-sheet/publish-action.tsx'
import type { SavedFlow } from '../queries.ts'
import { FlowSheet } from '../review/flow-sheet.tsx'
import { useFlowDesigner } from './flow-designer-context.ts'

type PublishFlowProps = Readonly<{ saved: SavedFlow; saving: Autosave }>

/** Saves the flow, and shows what publishing it means. */
export function PublishFlow({ saved, saving }: PublishFlowProps) {
  const { flow, dispatch } = useFlowDesigner()
  const [isOpen, setOpen] = useState(false)
  const open = () =>
    saving.save().then(
      () => setOpen(true),
      () => undefined,
    )
  const selectLast = (parts: readonly string[]) => {
    const at = parts.filter((part) => flow.nodes.some(({ id }) => id === part)).at(-1)
    if (at !== undefined) dispatch({ type: 'select', ids: [at] })
  }
  return (
    <>
      <PublishAction onPublish={() => void open()} />
      {isOpen && (
        <FlowSheet
          id={saved.id}
          formId={saved.formId}
          name={flow.name}
          onParts={selectLast}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
