import { useT } from '@signet/i18n/react'
import { Button, Sheet } from '@signet/ui'
import {
  type KeyboardEvent as KeyPress,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { useFormContext } from '../form/surroundings.ts'
import styles from './choice-surface.module.css'
import { holdAt } from './hold-at.ts'

type ChoiceSurfaceProps = Readonly<{
  /** The id of the control that opens it. */
  id: string
  title: string
  /** False keeps the focus in the control, so that typing continues. */
  takesFocus?: boolean
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}>

/** The surface of a choice: a sheet for touch, a popover at the control for a mouse. Mounting opens it. */
export function ChoiceSurface({
  id,
  title,
  takesFocus = true,
  footer,
  onClose,
  children,
}: ChoiceSurfaceProps) {
  const { pointer } = useFormContext()
  if (pointer === 'coarse') {
    return (
      <Sheet title={title} onClose={onClose} footer={footer}>
        {children}
      </Sheet>
    )
  }
  return (
    <Popover id={id} label={title} takesFocus={takesFocus} footer={footer} onClose={onClose}>
      {children}
    </Popover>
  )
}

type PopoverProps = Readonly<{
  /** The id of the control that opens it. */
  id: string
  label: string
  takesFocus: boolean
  footer: ReactNode
  onClose: () => void
  children: ReactNode
}>

/**
 * A popover in the browser's top layer. Escape, a press outside and leaving by Tab close it and return the focus to
 * the control. Arrow keys move through its lines.
 */
function Popover({ id, label, takesFocus, footer, onClose, children }: PopoverProps) {
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

/** Returns the frame of a control, which anchors its popover and counts as inside it. */
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

/** The elements that take the focus first, in order of preference. */
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

/** Arrow keys, Home and End move between lines; letters continue the search or jump to a line that begins with them. */
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

type ChoiceFootProps = Readonly<{ onClear?: (() => void) | undefined; onDone?: (() => void) | undefined }>

/** The footer of a choice surface. */
export function ChoiceFoot({ onClear, onDone }: ChoiceFootProps) {
  const t = useT()
  return (
    <>
      {onClear && <Button onClick={onClear}>{t('form.clear')}</Button>}
      {onDone && (
        <Button tone="primary" onClick={onDone}>
          {t('form.done')}
        </Button>
      )}
    </>
  )
}
