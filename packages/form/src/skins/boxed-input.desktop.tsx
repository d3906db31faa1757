import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './desk-box.module.css'
import type { ControlProps } from './field-view.ts'

type BoxedInputProps = Omit<ComponentProps<'input'>, 'className'> &
  Pick<ControlProps, 'isRequired' | 'isInvalid' | 'describedBy'> &
  Readonly<{
    /** A sign or a word in the box, before what is typed and after it. */
    before?: ReactNode
    after?: ReactNode
  }>

/** A line to type into, as high as every control of the desktop. */
export function BoxedInput({ isRequired, isInvalid, describedBy, before, after, ...input }: BoxedInputProps) {
  const isBare = !before && !after
  const line = (
    <input
      type="text"
      {...input}
      className={isBare ? styles.box : styles.line}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    />
  )
  if (isBare) return line

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the line is a press into it
    <span className={styles.box} data-invalid={isInvalid || undefined} onMouseDown={focusLine}>
      {before}
      {line}
      {after}
    </span>
  )
}

/** A word that stands in the box beside what is typed. */
export function Affix({ children }: Readonly<{ children: string }>) {
  return <span className={styles.affix}>{children}</span>
}

function focusLine(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('input, button')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}
