import type { FieldValue, FormStore } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { changedField, takenOver } from '@signet/list'
import { Failure } from '@signet/ui'
import { Checkbox, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useChangesSince } from '../queries.ts'
import styles from '../records.module.css'

type ConflictDialogProps = Readonly<{
  modelId: string
  id: string
  /** The version that was opened here. */
  version: number
  store: FormStore
  /** What stands in the form now may be saved over this version. */
  onMerged: (version: number) => void
  onClose: () => void
}>

/** Somebody saved first: what they changed, field by field, and whether it is to be taken into the form. */
export function ConflictDialog({ modelId, id, version, store, onMerged, onClose }: ConflictDialogProps) {
  const t = useT()
  const { data, error, refetch } = useChangesSince(modelId, id, version)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const toggle = (field: string) => setKept(toggled(kept, field))
  const merge = () => {
    if (!data) return
    // The server answers values as the form engine stores them.
    for (const { field, value } of takenOver(data, kept)) store.set(field, value as FieldValue)
    onMerged(data.version)
  }

  return (
    <Modal
      open
      title={t('list-design.records.conflict')}
      okText={t('list-design.records.conflict.merge')}
      okButtonProps={{ disabled: !data }}
      onOk={merge}
      onCancel={onClose}
    >
      <p>{t('list-design.records.conflict.hint')}</p>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton active title={false} />}
      <ul className={styles.results}>
        {data?.list.map((change) => (
          <li key={`${change.path} ${change.row} ${change.at}`}>
            <span>
              <strong>
                {t('list-design.records.conflict.by', { label: change.label, person: change.by.name })}
              </strong>
              <br />
              <del>{change.beforeText || '—'}</del> → <ins>{change.afterText || '—'}</ins>
            </span>
            <Checkbox checked={kept.has(changedField(change))} onChange={() => toggle(changedField(change))}>
              {t('list-design.records.conflict.mine')}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

function toggled(kept: ReadonlySet<string>, field: string): ReadonlySet<string> {
  return new Set(kept.has(field) ? [...kept].filter((one) => one !== field) : [...kept, field])
}
