import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { useState } from 'react'
import type { Autosave } from '../../../kit/designer/use-autosave.ts'
import type { SavedFlow } from '../queries.ts'
import { FlowSheet } from '../review/flow-sheet.tsx'
import { useFlowDesigner } from './flow-designer-context.ts'

type PublishFlowProps = Readonly<{ saved: SavedFlow; saving: Autosave }>

/** Saves the flow, and shows what publishing it means. */
export function PublishFlow({ saved, saving }: PublishFlowProps) {
  const t = useT()
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
      <Button type="primary" onClick={() => void open()}>
        {t('studio.publish.action')}
      </Button>
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
