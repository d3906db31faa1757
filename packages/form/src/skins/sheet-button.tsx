import { useT } from '@signet/i18n/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './control.module.css'
import type { ControlProps } from './field-view.ts'

type SheetButtonProps = Pick<ControlProps, 'id' | 'isInvalid' | 'describedBy'> &
  Readonly<{ isOpen: boolean; onPress: () => void; placeholder: string; children?: ReactNode }>

/** A box that shows what is chosen and opens the sheet in which to choose. Its name is the label and the choice. */
export function SheetButton({
  id,
  isInvalid,
  describedBy,
  isOpen,
  onPress,
  placeholder,
  children,
}: SheetButtonProps) {
  const t = useT()
  return (
    <div className={styles.box}>
      <button
        type="button"
        id={id}
        className={styles.input}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}-chosen`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onClick={onPress}
      >
        <span id={`${id}-chosen`} className={children ? styles.chosen : styles.placeholder}>
          {children || placeholder || t('form.choose')}
        </span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
    </div>
  )
}
