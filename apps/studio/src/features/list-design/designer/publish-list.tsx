import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import type { Autosave } from '../../../kit/designer/use-autosave.ts'
import { PublishAction } from '../../../kit/publish-sheet/publish-action.tsx'
import { PublishSheet } from '../../../kit/publish-sheet/publish-sheet.tsx'
import { usePublishList } from '../queries.ts'
import { useListDesigner } from './list-context.ts'

type PublishListProps = Readonly<{ name: string; saving: Autosave }>

/** Saves the list, shows what publishing it means, and reports the number of indexes for its searches. */
export function PublishList({ name, saving }: PublishListProps) {
  const t = useT()
  const feedback = useFeedback()
  const { listDesign } = useClient()
  const { formId: id, mistake } = useListDesigner()
  const publish = usePublishList(id)
  const [isOpen, setOpen] = useState(false)
  const open = () =>
    saving.save().then(
      () => setOpen(true),
      () => undefined,
    )
  const showPublished = (published: Readonly<{ version: number; indexes: number }>) => {
    setOpen(false)
    feedback.success(t('list-design.published', published))
  }
  return (
    <>
      <PublishAction
        off={mistake === undefined ? undefined : t('studio.saving.held')}
        onPublish={() => void open()}
      />
      {isOpen && (
        <PublishSheet
          name={t('list-design.title', { name })}
          release={{
            queryKey: ['list-design', 'release', id],
            queryFn: ({ signal }) => listDesign.previewRelease({ id }, { signal }),
          }}
          isPending={publish.isPending}
          error={publish.error}
          onPublish={(publication) => publish.mutate(publication, { onSuccess: showPublished })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
