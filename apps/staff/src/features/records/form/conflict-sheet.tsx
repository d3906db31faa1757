import {
  type FieldValue,
  type FormStore,
  type FormValues,
  type Names,
  type Reader,
  textOfValue,
} from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { fieldOfChange, mergeSavedChanges } from '@signet/list'
import { Button, PageState, Sheet, sharedStyles } from '@signet/ui'
import { useState } from 'react'
import { useChangesSince } from '../queries.ts'
import styles from './conflict-sheet.module.css'

type ConflictSheetProps = Readonly<{
  modelId: string
  /** Names for values that are ids. */
  names: Names
  id: string
  /** The version that was opened here. */
  version: number
  store: FormStore
  /** Called when the form's values may replace this version. */
  onMerged: (version: number) => void
  onClose: () => void
}>

/** Somebody else saved first: shows their changes field by field, each to be taken into the form or not. */
export function ConflictSheet({ modelId, names, id, version, store, onMerged, onClose }: ConflictSheetProps) {
  const t = useT()
  const { locale } = useLanguage()
  const reader = { locale, names }
  const changes = useChangesSince(modelId, id, version)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const toggle = (path: string) =>
    setKept((before) => (before.has(path) ? without(before, path) : new Set([...before, path])))
  const merge = () => {
    if (!changes.data) return
    // The server returns values in the form engine's storage format.
    for (const { field, value } of mergeSavedChanges(changes.data, kept))
      store.set(field, value as FieldValue)
    onMerged(changes.data.version)
  }

  return (
    <Sheet
      title={t('records.conflict')}
      onClose={onClose}
      footer={
        <Button tone="primary" isWide disabled={!changes.data} onClick={merge}>
          {t('records.conflict.merge')}
        </Button>
      }
    >
      <p className={styles.hint}>{t('records.conflict.hint')}</p>
      <PageState query={changes}>
        {({ list }) => (
          <ul className={styles.changes}>
            {list.map((change) => (
              <li key={`${change.path} ${change.row} ${change.at}`}>
                <span className={sharedStyles.strong}>
                  {t('records.conflict.by', {
                    label: change.label,
                    person: change.by?.name ?? t('changes.system'),
                  })}
                </span>
                <span className={styles.values}>
                  <del>{change.beforeText || '—'}</del> → <ins>{change.afterText || '—'}</ins>
                </span>
                <span className={styles.values}>
                  {t('records.conflict.own', { value: ownText(store, change, reader) || '—' })}
                </span>
                <label className={styles.mine}>
                  <input
                    type="checkbox"
                    checked={kept.has(fieldOfChange(change))}
                    onChange={() => toggle(fieldOfChange(change))}
                  />
                  {t('records.conflict.mine')}
                </label>
              </li>
            ))}
          </ul>
        )}
      </PageState>
    </Sheet>
  )
}

function without(paths: ReadonlySet<string>, path: string): ReadonlySet<string> {
  return new Set([...paths].filter((one) => one !== path))
}

type ChangeLocation = Readonly<{ path: string; row: string | null }>

/** The form's own value of a changed field as text; empty when its row is not in the form. */
function ownText(store: FormStore, { path, row }: ChangeLocation, reader: Reader): string {
  const field = store.plan.byPath.get(path)
  const values = store.values()
  const beside = row === null ? values : rowIn(values[field?.parent ?? ''], row)
  return field ? textOfValue(field, beside?.[field.key], reader) : ''
}

function rowIn(rows: FieldValue | undefined, id: string): FormValues | undefined {
  const all = Array.isArray(rows) ? (rows as readonly FormValues[]) : []
  return all.find((one) => one['id'] === id)
}
