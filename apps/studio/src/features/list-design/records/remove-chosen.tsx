import { useT } from '@signet/i18n/react'
import { Status, useFeedback } from '@signet/ui'
import { Modal } from 'antd'
import { useState } from 'react'
import { RemoveButton } from '../../../shell/remove-button.tsx'
import { cardPaths } from '../preview/card-paths.ts'
import { type ModelConfig, type RecordRow, type RowResult, useRecordDeed } from './queries.ts'
import styles from './records.module.css'

type RemoveChosenProps = Readonly<{
  config: ModelConfig
  rows: readonly RecordRow[]
  chosen: readonly string[]
  onDone: () => void
}>

type Told = Readonly<{ id: string; name: string; result: RowResult }>

/** Deletes what is chosen, and tells of each record that had to stay. */
export function RemoveChosen({ config, rows, chosen, onDone }: RemoveChosenProps) {
  const t = useT()
  const feedback = useFeedback()
  const [told, setTold] = useState<readonly Told[]>()
  const { title } = cardPaths(config.list)
  const nameOf = (id: string) => (title && rows.find((row) => row.id === id)?.texts[title]) || id
  const remove = useRecordDeed((calls, ids: readonly string[]) =>
    calls.removeEach({ modelId: config.id, ids: [...ids] }),
  )
  const onRemove = () =>
    remove.mutate(chosen, {
      onSuccess: ({ results }) => {
        if (results.some(({ ok }) => !ok))
          return setTold(results.map((result) => ({ id: result.id, name: nameOf(result.id), result })))
        feedback.success(t('list-design.records.removed', { count: results.length }))
        onDone()
      },
    })
  const close = () => {
    setTold(undefined)
    onDone()
  }

  return (
    <>
      <RemoveButton
        name={t('list-design.records.count', { count: chosen.length })}
        consequence={t('list-design.records.removeHint')}
        isBusy={remove.isPending}
        onRemove={onRemove}
      />
      {told && (
        <Modal open title={t('list-design.records.results')} footer={null} onCancel={close}>
          <ul className={styles.results}>
            {told.map(({ id, name, result }) => (
              <li key={id}>
                <span>{name}</span>
                <Status kind={result.ok ? 'passed' : 'failed'}>
                  {result.ok ? t('list-design.records.gone') : result.message}
                </Status>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  )
}
