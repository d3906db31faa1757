import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from '../controls/control.module.css'
import type { ControlProps } from '../form/field-view.ts'
import { useSurroundings } from '../form/surroundings.ts'
import type { useTypedText } from './use-typed-text.ts'

/** How what is chosen in was opened: with the focus in it, or with the focus still where it is typed. */
export type Opened = Readonly<{ takesFocus: boolean; close: () => void }>

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
    sheet: (opened: Opened) => ReactNode
  }>

/** A box to type into, with a button that opens where to choose instead. Under a mouse a press into the box opens it, too. */
export function TypedBox({ id, label, text, placeholder, before, icon, sheet, ...rest }: TypedBoxProps) {
  const t = useT()
  const { pointer } = useSurroundings()
  const { opened, open, press, onKeyDown } = useOpening(rest.onLeave)

  return (
    <div className={styles.box} data-box="">
      {before}
      <input
        id={id}
        className={`${styles.input} ${styles.figures}`}
        inputMode="text"
        autoComplete="off"
        placeholder={placeholder}
        {...text}
        onFocus={({ currentTarget }) => {
          flushSync(text.onFocus)
          if (pointer === 'fine') currentTarget.select()
        }}
        onClick={press}
        onKeyDown={onKeyDown}
        aria-required={rest.isRequired || undefined}
        aria-invalid={rest.isInvalid || undefined}
        aria-describedby={rest.describedBy}
      />
      <IconButton
        label={t('form.pick', { field: label })}
        icon={icon}
        aria-expanded={opened !== undefined}
        onClick={() => open(true)}
      />
      {opened && sheet(opened)}
    </div>
  )
}

/** Opens by the button, by a press into the box or an arrow down; Enter in the box takes what is typed and closes. */
export function useOpening(onLeave: () => void) {
  const { pointer } = useSurroundings()
  const [takesFocus, setTakesFocus] = useState<boolean>()
  const close = () => {
    setTakesFocus(undefined)
    onLeave()
  }
  const isOpen = takesFocus !== undefined
  return {
    opened: takesFocus === undefined ? undefined : { takesFocus, close },
    open: setTakesFocus,
    press: () => {
      if (pointer === 'fine' && !isOpen) setTakesFocus(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (pointer !== 'fine') return
      if (event.key === 'Enter' && isOpen) setTakesFocus(undefined)
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      setTakesFocus(true)
    },
  }
}
