import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { Button } from 'antd'
import type { Autosave } from '../../../kit/designer/use-autosave.ts'
import { usePublishList } from '../queries.ts'
import { useListDesigner } from './list-context.ts'

/** Saves and publishes the list; reports the number of indexes for its searches. */
export function PublishList({ saving }: Readonly<{ saving: Autosave }>) {
  const t = useT()
  const feedback = useFeedback()
  const { formId, mistake } = useListDesigner()
  const publish = usePublishList(formId)
  const onPublish = () =>
    saving.save().then(
      () =>
        publish.mutate(undefined, {
          onSuccess: ({ version, indexes }) =>
            feedback.success(t('list-design.published', { version, indexes })),
        }),
      () => undefined,
    )

  return (
    <>
      <ErrorNote error={publish.error} />
      <Button
        type="primary"
        disabled={mistake !== undefined}
        loading={publish.isPending}
        onClick={() => void onPublish()}
      >
        {t('studio.publish.action')}
      </Button>
    </>
  )
}
