import { sharedStyles } from '@signet/ui'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useFormContext } from '../form/surroundings.ts'
import styles from './wheel.module.css'

/** The value of `--target` in pixels. */
const stepHeights = { coarse: 44, fine: 32 } as const
const keys: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 }

type WheelProps = Readonly<{
  label: string
  from: number
  to: number
  value: number
  text: (value: number) => string
  onChange: (value: number) => void
}>

/** A column of numbers to scroll. Arrow keys step, Page keys leap, a press chooses. */
export function Wheel({ label, from, to, value, text, onChange }: WheelProps) {
  const column = useRef<HTMLDivElement>(null)
  const stepHeight = stepHeights[useFormContext().pointer]
  const index = value - from
  const choose = (next: number) => onChange(Math.min(to, Math.max(from, next)))

  // An invisible column cannot be scrolled, so it scrolls again when it gets its size.
  useLayoutEffect(() => {
    const element = column.current
    if (!element) return
    const turn = () => {
      if (Math.round(element.scrollTop / stepHeight) !== index) element.scrollTop = index * stepHeight
    }
    turn()
    const shown = new ResizeObserver(turn)
    shown.observe(element)
    return () => shown.disconnect()
  }, [index, stepHeight])

  const scrolled = (top: number) => {
    const next = from + Math.round(top / stepHeight)
    if (next !== value) choose(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keys[event.key]
    if (step === undefined) return
    event.preventDefault()
    choose(value + step)
  }
  return (
    <div
      ref={column}
      role="spinbutton"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={from}
      aria-valuemax={to}
      aria-valuenow={value}
      aria-valuetext={text(value)}
      className={styles.wheel}
      onKeyDown={onKeyDown}
      onScroll={(event) => scrolled(event.currentTarget.scrollTop)}
    >
      {Array.from({ length: to - from + 1 }, (_, step) => from + step).map((step) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the column itself takes the keys
        // biome-ignore lint/a11y/useKeyWithClickEvents: the column itself takes the keys
        <div
          key={step}
          className={styles.step}
          data-chosen={step === value || undefined}
          onClick={() => choose(step)}
        >
          {text(step)}
        </div>
      ))}
    </div>
  )
}

export function Wheels({ children }: Readonly<{ children: React.ReactNode }>) {
  return <div className={sharedStyles.row2}>{children}</div>
}
