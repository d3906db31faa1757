import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Nothing } from './nothing.tsx'
import { useFormContext } from './surroundings.ts'

/** Shown for a record that has not been changed yet. */
export function Unmodified() {
  const { mode } = useFormContext()
  const t = useT()
  return mode === 'read' ? <Nothing /> : <span className={sharedStyles.weak}>{t('form.filledOnChange')}</span>
}
