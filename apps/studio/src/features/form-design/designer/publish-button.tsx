import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import type { Autosave } from '../../../kit/designer/use-autosave.ts'
import { PublishAction } from '../../../kit/publish-sheet/publish-action.tsx'
import type { SavedForm } from '../queries.ts'
import { useDesigner } from './designer-context.ts'
import { FormSheet } from './form-sheet.tsx'

/** Saves the draft, and shows what publishing it means. */
export function PublishButton({ saved, saving }: Readonly<{ saved: SavedForm; saving: Autosave }>) {
  const t = useT()
  const { mistakes, dispatch } = useDesigner()
  const [isOpen, setOpen] = useState(false)
  const open = () =>
    saving.save().then(
      () => setOpen(true),
      () => undefined,
    )
  return (
    <>
      <PublishAction
        off={mistakes.length > 0 ? t('form-design.publishBlocked', { count: mistakes.length }) : undefined}
        onPublish={() => void open()}
      />
      {isOpen && (
        <FormSheet
          id={saved.id}
          name={saved.name}
          onParts={(paths) => dispatch({ type: 'select', paths: paths.slice(0, 1) })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
