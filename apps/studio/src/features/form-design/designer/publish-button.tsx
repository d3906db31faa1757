import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Popover } from 'antd'
import { usePublishForm } from '../queries.ts'
import { useDesigner } from './designer-context.ts'
import type { SavedForm } from './designer-desk.tsx'
import type { DraftSaving } from './use-draft-saving.ts'

/** Saves what is there, then publishes it. What the server refuses stands right below the button. */
export function PublishButton({ saved, saving }: Readonly<{ saved: SavedForm; saving: DraftSaving }>) {
  const t = useT()
  const feedback = useFeedback()
  const cache = useQueryClient()
  const { mistakes } = useDesigner()
  const publish = usePublishForm()
  const onPublish = async () => {
    await saving.save()
    await publish.mutateAsync(saved.id)
    feedback.success(t('studio.publish.done'))
    await cache.invalidateQueries({ queryKey: ['form-design', 'one', saved.id] })
  }

  return (
    <Popover
      open={publish.error !== null}
      content={<ErrorNote error={publish.error} />}
      placement="bottomRight"
    >
      <Button
        type="primary"
        loading={publish.isPending}
        disabled={mistakes.length > 0}
        onClick={() => void onPublish().catch(() => undefined)}
      >
        {t('studio.publish.action')}
      </Button>
    </Popover>
  )
}
