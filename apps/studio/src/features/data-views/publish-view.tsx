import { runningForm } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { PublishAction } from '../../kit/publish-sheet/publish-action.tsx'
import { PublishSheet } from '../../kit/publish-sheet/publish-sheet.tsx'
import { usePublishView } from './queries.ts'
import { definitionOf, useViewEditor } from './view-editor.ts'

type PublishViewProps = Readonly<{ id: string; save: () => Promise<void> }>

/** Saves the view, and shows what publishing it means. */
export function PublishView({ id, save }: PublishViewProps) {
  const t = useT()
  const feedback = useFeedback()
  const cache = useQueryClient()
  const { formDesign } = useClient()
  const { draft } = useViewEditor()
  const publish = usePublishView(id)
  const [isOpen, setOpen] = useState(false)
  const isWhole = useMemo(() => runningForm(definitionOf(draft)) !== undefined, [draft])
  const open = () =>
    save().then(
      () => setOpen(true),
      () => undefined,
    )
  const showPublished = ({ isFirst }: Readonly<{ isFirst: boolean }>) => {
    setOpen(false)
    feedback.success(t(isFirst ? 'data-views.publishedFirst' : 'studio.publish.done'))
    return cache.invalidateQueries({ queryKey: ['data-views', 'one', id] })
  }
  return (
    <>
      <PublishAction off={isWhole ? undefined : t('studio.saving.held')} onPublish={() => void open()} />
      {isOpen && (
        <PublishSheet
          name={draft.name}
          release={{
            queryKey: ['data-views', 'release', id],
            queryFn: ({ signal }) => formDesign.previewRelease({ id }, { signal }),
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
