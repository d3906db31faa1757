import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { ApproverChanges } from './approver-changes.tsx'
import { type Post, postMovePreviewQuery, unitsQuery, useUnitMutation } from './queries.ts'
import { UnitField } from './unit-field.tsx'

type MovePostDialogProps = Readonly<{ post: Post; unitId: string; onClose: () => void }>

/** Moves a post with its people to another department, after a look at whose approvers change. */
export function MovePostDialog({ post, unitId, onClose }: MovePostDialogProps) {
  const t = useT()
  const feedback = useFeedback()
  const client = useClient()
  const [intoId, setInto] = useState('')
  const units = useQuery(unitsQuery(client))
  const preview = useQuery(postMovePreviewQuery(client, { id: post.id, to: intoId }))
  const move = useUnitMutation(({ units: calls }, _: undefined) =>
    calls.movePost({ id: post.id, version: post.version, intoId }),
  )
  const done = () => {
    feedback.success(t('units.moved', { name: post.fullName }))
    onClose()
  }

  return (
    <FormDialog
      title={t('units.moveTitle', { name: post.fullName })}
      confirm={t('units.move')}
      isPending={move.isPending}
      missing={preview.data ? undefined : t(intoId === '' ? 'units.movePostMissing' : 'units.changes.wait')}
      error={move.error}
      width={640}
      onSubmit={() => move.mutate(undefined, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{t('units.movePostHint')}</p>
      <UnitField
        label={t('units.movePostInto')}
        units={units.data?.list ?? []}
        without={new Set([unitId])}
        value={intoId}
        onChange={setInto}
      />
      {intoId !== '' && <ApproverChanges query={preview} />}
    </FormDialog>
  )
}
