import { useT } from '@signet/i18n/react'
import styles from './form.module.css'
import { Nothing } from './nothing.tsx'
import { useFormContext } from './surroundings.ts'

/** Shown for a record that has not been changed yet. */
export function Unmodified() {
  const { mode } = useFormContext()
  const t = useT()
  return mode === 'read' ? <Nothing /> : <span className={styles.nothing}>{t('form.filledOnChange')}</span>
}
