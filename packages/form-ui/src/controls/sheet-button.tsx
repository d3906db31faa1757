import { useT } from '@signet/i18n/react'
import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ControlProps } from '../form/field-view.ts'
import { useFormContext } from '../form/surroundings.ts'
import styles from './control.module.css'

type SheetButtonProps = Pick<ControlProps, 'id' | 'isInvalid' | 'isRequired' | 'describedBy'> &
  Readonly<{
    isOpen: boolean
    onPress: () => void
    placeholder: string
    /** The choice as text. */
    children?: ReactNode
    /** The single choices, where several are allowed. */
    several?: readonly ReactNode[]
    /** Removes one of several choices by its index. */
    onTakeOut?: (position: number) => void
    /** Removes all choices. */
    onClear?: (() => void) | undefined
  }>

/** A box that shows the choice and opens its surface. */
export function SheetButton(props: SheetButtonProps) {
  const { pointer } = useFormContext()
  return pointer === 'fine' ? <ComboBox {...props} /> : <PlainButton {...props} />
}

/** Its accessible name is the label and the choice. */
function PlainButton({ id, isOpen, onPress, placeholder, children, ...props }: SheetButtonProps) {
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
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || undefined}
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

/** Its accessible value is the choice. Letters and arrows open it; choices can be removed in place. */
function ComboBox({ id, isOpen, onPress, placeholder, children, several, ...props }: SheetButtonProps) {
  const t = useT()
  const isEmpty = several ? several.length === 0 : !children
  return (
    <div className={styles.box} data-box="">
      <button
        type="button"
        role="combobox"
        id={id}
        className={`${styles.input} ${several ? styles.several : ''}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label`}
        aria-required={props.isRequired || undefined}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onClick={onPress}
        onKeyDown={(event) => openByKey(event, onPress)}
      >
        {isEmpty && <span className={styles.placeholder}>{placeholder || t('form.choose')}</span>}
        {several ? (
          <Several several={several} onTakeOut={props.onTakeOut} />
        ) : (
          children && <span className={styles.chosen}>{children}</span>
        )}
      </button>
      {props.onClear && !isEmpty && !props.isRequired && (
        <span className={styles.clear} aria-hidden="true" onClick={props.onClear}>
          <X />
        </span>
      )}
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </div>
  )
}

type SeveralProps = Readonly<{
  several: readonly ReactNode[]
  onTakeOut: ((position: number) => void) | undefined
}>

/** The remove buttons are for the mouse; the keyboard removes choices in the list. */
function Several({ several, onTakeOut }: SeveralProps) {
  const takeOut = (event: MouseEvent, position: number) => {
    event.stopPropagation()
    onTakeOut?.(position)
  }
  return several.map((words, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no state, and the place is what is taken out
    <span key={position} className={styles.one}>
      <span className={styles.chosen}>{words}</span>
      {onTakeOut && (
        <span className={styles.takeOut} aria-hidden="true" onClick={(event) => takeOut(event, position)}>
          <X />
        </span>
      )}
    </span>
  ))
}

/** A typed letter continues in the opened surface: in its search or its list. */
function openByKey(event: KeyboardEvent, open: () => void): void {
  const { key, ctrlKey, metaKey, altKey, nativeEvent } = event
  const isLetter = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
  if (nativeEvent.isComposing || !(isLetter || key === 'ArrowDown' || key === 'ArrowUp')) return
  flushSync(open)
  const focused = document.activeElement
  if (!isLetter) event.preventDefault()
  else if (focused instanceof HTMLButtonElement)
    focused.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }))
}

/** Holds whether a choice surface is open. A second press closes it, and closing it leaves the field. */
export function useOpened(onLeave: () => void) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onLeave()
  }
  return { isOpen, close, toggle: () => (isOpen ? close() : setOpen(true)) }
}
