import { useLanguage } from '@signet/i18n/react'
import { isEmptyValue } from '../field-value.ts'
import type { Cell } from '../store/cell.ts'
import { textOfValue } from '../summary.ts'
import styles from './form.module.css'
import { useSurroundings, viewOf } from './surroundings.ts'
import { useSignal } from './use-signal.ts'

type ReadValueProps = Readonly<{ cell: Cell; label: string }>

/** A value as it reads: the kind's own view, or its text; a quiet dash where nothing is filled in. */
export function ReadValue({ cell, label }: ReadValueProps) {
  const { skin } = useSurroundings()
  const { locale, t } = useLanguage()
  const value = useSignal(cell.value)
  const { field, path } = cell
  const { Read } = viewOf(skin, field.kindName)

  if (isEmptyValue(value)) {
    return (
      <span className={styles.nothing}>
        <span aria-hidden="true">—</span>
        <span className={styles.unseen}>{t('form.empty')}</span>
      </span>
    )
  }
  if (Read)
    return <Read path={path} field={field} settings={field.settings as never} value={value} label={label} />
  return textOfValue(field, value, { locale })
}
