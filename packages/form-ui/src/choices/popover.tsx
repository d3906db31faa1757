import {
  type KeyboardEvent as KeyPress,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { holdAt } from './hold-at.ts'
import styles from './popover.module.css'

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

const lines = '[role=option], [role=treeitem], [data-line]:not(:disabled)'

/** Arrow keys, Home and End go from line to line; letters go on in the search, or to the line that begins with them. */
function walkLines(event: KeyPress<HTMLElement>): void {
  if (event.defaultPrevented || event.nativeEvent.isComposing) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(lines)]
  const next = isLetter(event)
    ? lineOfLetter(event, all)
    : all[placeOfKey(event.key, all.indexOf(event.target as HTMLElement), all.length) ?? -1]
  if (!next) return
  next.focus()
  next.scrollIntoView?.({ block: 'nearest' })
  if (!(next instanceof HTMLInputElement)) event.preventDefault()
}

function isLetter({ key, target, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isTyped(target)
}

function isTyped(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [role=spinbutton]')
}

function lineOfLetter({ key, target, currentTarget }: KeyPress<HTMLElement>, all: HTMLElement[]) {
  const search = currentTarget.querySelector<HTMLElement>('input[type=search]')
  if (search) return search
  const from = all.indexOf(target as HTMLElement) + 1
  const begins = (line: HTMLElement) => line.textContent.trim().toLowerCase().startsWith(key.toLowerCase())
  return [...all.slice(from), ...all.slice(0, from)].find(begins)
}

function placeOfKey(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, length - 1)
  if (key === 'ArrowUp') return at < 0 ? undefined : Math.max(at - 1, 0)
  if (at < 0) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : undefined
}
