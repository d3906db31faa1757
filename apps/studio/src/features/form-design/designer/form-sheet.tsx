import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { useFeedback } from '@signet/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { PublishSheet } from '../../../kit/publish-sheet/publish-sheet.tsx'
import { usePublishForm } from '../queries.ts'

type FormSheetProps = Readonly<{
  id: string
  name: string
  /** Shows the fields that a finding or refusal is about. */
  onParts?: (paths: readonly string[]) => void
  onClose: () => void
}>

/** What publishing a form means. */
export function FormSheet({ id, name, onParts, onClose }: FormSheetProps) {
  const t = useT()
  const feedback = useFeedback()
  const cache = useQueryClient()
  const { formDesign } = useClient()
  const publish = usePublishForm()
  const [refusal, setRefusal] = useState<unknown>()
  const close = () => {
    const path = findPath(publish.error ?? refusal)
    if (path !== undefined) onParts?.([path])
    onClose()
  }
  const showPublished = () => {
    feedback.success(t('studio.publish.done'))
    onClose()
    return cache.invalidateQueries({ queryKey: ['form-design', 'one', id] })
  }
  return (
    <PublishSheet
      name={name}
      release={{
        queryKey: ['form-design', 'release', id],
        queryFn: ({ signal }) =>
          formDesign.previewRelease({ id }, { signal }).catch((error: unknown) => {
            setRefusal(error)
            throw error
          }),
      }}
      isPending={publish.isPending}
      error={publish.error}
      onPublish={(publication) => publish.mutate({ id, ...publication }, { onSuccess: showPublished })}
      {...(onParts && { onParts })}
      onClose={close}
    />
  )
}

/** The field that a refusal is about; closing the sheet selects it. */
function findPath(error: unknown): string | undefined {
  const path = error instanceof Refusal ? error.params['path'] : undefined
  return typeof path === 'string' ? path : undefined
}
