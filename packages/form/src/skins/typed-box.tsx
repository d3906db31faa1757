import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { type ReactNode, useState } from 'react'
import styles from './control.module.css'
import type { ControlProps } from './field-view.ts'
import type { useTypedText } from './use-typed-text.ts'

type TypedBoxProps = Pick<
  ControlProps,
  'id' | 'label' | 'isRequired' | 'isInvalid' | 'describedBy' | 'onLeave'
> &
  Readonly<{
    text: Omit<ReturnType<typeof useTypedText>, 'forget'>
    placeholder: string
    /** A look at the value, before its text. */
    before?: ReactNode
    icon: ReactNode
    sheet: (close: () => void) => ReactNode
  }>

/** A box to type into, with a button that opens a sheet in which to choose instead. */
export function TypedBox({ id, label, text, placeholder, before, icon, sheet, ...rest }: TypedBoxProps) {
  const [isOpen, setOpen] = useState(false)
  const t = useT()
  const close = () => {
    setOpen(false)
    rest.onLeave()
  }

  return (
    <div className={styles.box}>
      {before}
      <input
        id={id}
        className={`${styles.input} ${styles.figures}`}
        inputMode="text"
        autoComplete="off"
        placeholder={placeholder}
        {...text}
        aria-required={rest.isRequired || undefined}
        aria-invalid={rest.isInvalid || undefined}
        aria-describedby={rest.describedBy}
      />
      <IconButton label={t('form.pick', { field: label })} icon={icon} onClick={() => setOpen(true)} />
      {isOpen && sheet(close)}
    </div>
  )
}
