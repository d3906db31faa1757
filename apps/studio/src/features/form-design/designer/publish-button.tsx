import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { Autosave } from '../../../kit/designer/use-autosave.ts'
import { usePublishForm } from '../queries.ts'
import { useDesigner } from './designer-context.ts'
import { ReleaseSheet } from './release/release-sheet.tsx'
import type { SavedForm } from './saved-form.ts'

/** Saves the draft, explains what publishing does, and publishes on confirmation. */
export function PublishButton({ saved, saving }: Readonly<{ saved: SavedForm; saving: Autosave }>) {
  const t = useT()
  const feedback = useFeedback()
  const cache = useQueryClient()
  const { mistakes } = useDesigner()
  const publish = usePublishForm()
  const [isOpen, setOpen] = useState(false)
  const open = () =>
    saving.save().then(
      () => setOpen(true),
      () => undefined,
    )
  const onPublish = () =>
    publish.mutate(saved.id, {
      onSuccess: () => {
        feedback.success(t('studio.publish.done'))
        setOpen(false)
        return cache.invalidateQueries({ queryKey: ['form-design', 'one', saved.id] })
      },
    })

  return (
    <>
      <Button type="primary" disabled={mistakes.length > 0} onClick={() => void open()}>
        {t('studio.publish.action')}
      </Button>
      {isOpen && (
        <ReleaseSheet
          id={saved.id}
          isPending={publish.isPending}
          error={publish.error}
          onPublish={onPublish}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
