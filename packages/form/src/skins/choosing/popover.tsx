import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { holdAt } from './hold-at.ts'
import styles from './popover.module.css'
import { walkLines } from './walk-lines.ts'

type PopoverProps = Readonly<{
  /** The id of the control that it belongs to. */
  id: string
  label: string
  takesFocus: boolean
  footer: ReactNode
  onClose: () => void
  children: ReactNode
}>

/**
 * Floats at a control in the browser's top layer. Escape, a press elsewhere and leaving by Tab close it; the focus
 * returns to the control. Arrow keys walk the lines in it.
 */
export function Popover({ id, label, takesFocus, footer, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  useTopLayer(box, id)
  useFocus(box, id, takesFocus)
  useDismissal(box, id, onClose)

  return (
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={label}
      className={styles.popover}
      onKeyDown={walkLines}
    >
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </div>
  )
}

type Box = RefObject<HTMLDivElement | null>

/** The frame of a control, which a popover stands at and which counts as part of it. */
function frameOf(id: string): Element | null {
  const control = document.getElementById(id)
  return control?.closest('[data-box]') ?? control
}

function useTopLayer(box: Box, id: string): void {
  useLayoutEffect(() => {
    const element = box.current
    const frame = frameOf(id)
    element?.showPopover?.()
    return element && frame ? holdAt(element, frame) : undefined
  }, [box, id])
}

/** What takes the focus first, in this order. */
const firsts = ['input:not([type=radio], [type=file])', '[aria-selected=true]', '[tabindex="0"]', 'button']

function useFocus(box: Box, id: string, takesFocus: boolean): void {
  useLayoutEffect(() => {
    const element = box.current
    if (takesFocus && element) firstOf(element)?.focus({ preventScroll: true })
    return () => {
      if (element?.contains(document.activeElement))
        document.getElementById(id)?.focus({ preventScroll: true })
    }
  }, [box, id, takesFocus])
}

function firstOf(element: Element): HTMLElement | undefined {
  return firsts.flatMap((one) => element.querySelector<HTMLElement>(one) ?? [])[0]
}

function useDismissal(box: Box, id: string, onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (box.current?.contains(target) || frameOf(id)?.contains(target))
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      close.current()
    }
    const onPress = ({ target }: Event) => void (isInside(target) || close.current())
    const onFocus = ({ target }: Event) => void (isInside(target) || close.current())
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('focusin', onFocus)
    }
  }, [box, id])
}
