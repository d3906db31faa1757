import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/**
 * Moves the focus between the links or buttons of a list (`data-row`) with the arrow keys; Enter opens, as they do.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const rows: readonly (Element | null)[] = [
    ...event.currentTarget.querySelectorAll(':is(a, button)[data-row]'),
  ]
  const next = rows[rows.indexOf(document.activeElement) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

const longPressMs = 350
const tolerance = 10

/**
 * A press of 350 ms with a drift of at most 10 px (spec section 9). Swallows the click that ends it, also
 * when another element is under the finger by then: attach it to an element that stays.
 */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const isLong = useRef(false)
  const end = () => {
    if (press.current) clearTimeout(press.current.timer)
    press.current = null
  }

  return {
    onPointerDown: ({ clientX: x, clientY: y, button }: PointerEvent) => {
      end()
      isLong.current = false
      if (button !== 0 || !onLongPress) return
      const timer = setTimeout(() => {
        isLong.current = true
        navigator.vibrate?.(15)
        onLongPress()
      }, longPressMs)
      press.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = press.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > tolerance) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (isLong.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isLong.current) return
      isLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
