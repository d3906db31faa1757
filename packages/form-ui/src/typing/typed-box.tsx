import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from '../controls/control.module.css'
import type { ControlProps } from '../form/field-view.ts'
import { useFormContext } from '../form/surroundings.ts'
import type { useTypedText } from './use-typed-text.ts'

/** How a chooser was opened: with the focus inside, or with the focus still in the text box. */
export type OpenedChooser = Readonly<{ takesFocus: boolean; close: () => void }>

type TypedBoxProps = Pick<
  ControlProps,
  'id' | 'label' | 'isRequired' | 'isInvalid' | 'describedBy' | 'onLeave'
> &
  Readonly<{
    text: Omit<ReturnType<typeof useTypedText>, 'forget'>
    placeholder: string
    /** A preview before the text. */
    before?: ReactNode
    icon: ReactNode
    /** What a thumb gets: `wheel` for values that are turned, not typed, without the keyboard of the screen. */
    byThumb?: 'keyboard' | 'wheel'
    sheet: (opened: OpenedChooser) => ReactNode
  }>

/** A text box with a button that opens a chooser. A press into the box opens it too, unless a thumb types there. */
export function TypedBox({
  id,
  label,
  text,
  placeholder,
  before,
  icon,
  byThumb = 'keyboard',
  sheet,
  ...rest
}: TypedBoxProps) {
  const { pointer } = useFormContext()
  const turns = pointer === 'coarse' && byThumb === 'wheel'
  const { opened, open, press, onKeyDown } = useOpening(rest.onLeave)

  return (
    <div className={styles.box} data-box="">
      {before}
      <input
        id={id}
        className={`${styles.input} ${styles.figures}`}
        inputMode={turns ? 'none' : 'text'}
        autoComplete="off"
        placeholder={placeholder}
        {...text}
        onFocus={({ currentTarget }) => {
          if (pointer === 'coarse') return text.onFocus()
          flushSync(text.onFocus)
          currentTarget.select()
        }}
        onBlur={(event) => {
          if (leavesBox(event)) text.onBlur()
        }}
        onClick={turns ? () => open(true) : press}
        onKeyDown={onKeyDown}
        aria-required={rest.isRequired || undefined}
        aria-invalid={rest.isInvalid || undefined}
        aria-describedby={rest.describedBy}
      />
      <PickButton label={label} icon={icon} isOpen={opened !== undefined} onPress={() => open(true)} />
      {opened && sheet(opened)}
    </div>
  )
}

/** Whether the focus leaves a field, and not only for its chooser or its other text box. */
export function leavesBox({ currentTarget, relatedTarget }: FocusEvent): boolean {
  const isInside = currentTarget.closest('[data-box]')?.contains(relatedTarget) ?? false
  return !isInside || relatedTarget?.closest('[role=dialog], input') == null
}

type PickButtonProps = Pick<TypedBoxProps, 'label' | 'icon'> &
  Readonly<{ isOpen: boolean; onPress: () => void }>

/** Opens the sheet in which a value is picked instead of typed. */
export function PickButton({ label, icon, isOpen, onPress }: PickButtonProps) {
  const t = useT()
  return (
    <IconButton
      label={t('form.pick', { field: label })}
      icon={icon}
      aria-expanded={isOpen}
      onClick={onPress}
    />
  )
}

/** Opens by the button, a press into the box or arrow down; Enter in the box accepts the text and closes. */
export function useOpening(onLeave: () => void) {
  const { pointer } = useFormContext()
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
