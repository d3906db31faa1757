import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useState } from 'react'
import { RemoveButton } from '../../../../shell/remove-button.tsx'
import { ResultsDialog, type Told } from '../actions/results-dialog.tsx'
import { useRecordDeed } from '../queries.ts'
import { useRecordsDesk } from '../records-desk.ts'
import { nameOf } from '../rows/name-of.ts'

/** Deletes what is chosen, and tells of each record that had to stay. */
export function RemoveEntry() {
  const t = useT()
  const feedback = useFeedback()
  const { config, chosen, choose } = useRecordsDesk()
  const [told, setTold] = useState<readonly Told[]>()
  const remove = useRecordDeed((calls, ids: readonly string[]) =>
    calls.removeEach({ modelId: config.id, ids: [...ids] }),
  )
  const onRemove = () =>
    remove.mutate(
      chosen.map(({ id }) => id),
      {
        onSuccess: ({ results }) => {
          if (results.every(({ ok }) => ok)) {
            feedback.success(t('list-design.records.removed', { count: results.length }))
            return choose([])
          }
          const names = new Map(chosen.map((row) => [row.id, nameOf(config, row)]))
          setTold(
            results.map(({ id, ok, message }) => ({
              id,
              name: names.get(id) ?? id,
              ok,
              message: ok ? t('list-design.records.gone') : message,
            })),
          )
        },
      },
    )
  const close = () => {
    setTold(undefined)
    choose([])
  }

  return (
    <>
      {chosen.length > 0 && config.buttons.includes('batchRemove') && (
        <RemoveButton
          name={t('list-design.records.count', { count: chosen.length })}
          consequence={t('list-design.records.removeHint')}
          isBusy={remove.isPending}
          onRemove={onRemove}
        />
      )}
      {told && <ResultsDialog told={told} onClose={close} />}
    </>
  )
}
