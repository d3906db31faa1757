import { useT } from '@signet/i18n/react'
import styles from './form.module.css'
import { Nothing } from './nothing.tsx'
import { useFormContext } from './surroundings.ts'

/** What has not been changed yet has nobody who changed it. */
export function Unmodified() {
  const { mode } = useFormContext()
  const t = useT()
  return mode === 'read' ? <Nothing /> : <span className={styles.nothing}>{t('form.filledOnChange')}</span>
}
