import { useT } from '@signet/i18n/react'
import { X } from 'lucide-react'
import type { ControlProps } from '../form/field-view.ts'
import styles from './clear-button.module.css'

type ClearButtonProps = Pick<ControlProps, 'id' | 'label' | 'isRequired'> &
  Readonly<{ isEmpty: boolean; onClear: () => void }>

/** Clears an optional value. It keeps its place when hidden, so that nothing moves under the thumb. */
export function ClearButton({ id, label, isRequired, isEmpty, onClear }: ClearButtonProps) {
  const t = useT()
  if (isRequired) return null
  return (
    <button
      type="button"
      className={styles.clear}
      disabled={isEmpty}
      aria-label={t('form.clearField', { field: label })}
      onClick={() => {
        focusBack(id)
        onClear()
      }}
    >
      <X aria-hidden="true" />
    </button>
  )
}

/** Moves the focus to the field, because the pressed button is about to disappear. */
function focusBack(id: string): void {
  const control = document.getElementById(id)
  const target = control instanceof HTMLInputElement ? control : control?.querySelector('input')
  target?.focus({ preventScroll: true })
}
