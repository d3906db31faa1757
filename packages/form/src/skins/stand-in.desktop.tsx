import { type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react'

/** What belongs on everything in the light control that takes the focus. */
export type Hands = Readonly<{
  onFocus: () => void
  onMouseDown: (event: MouseEvent) => void
  onClick: () => void
}>

type StandInProps = Readonly<{
  /** Draws what stands there first. `handsOf` takes the id of what takes the focus, which is the same in both. */
  light: (handsOf: (id: string) => Hands) => ReactNode
  /** The real control. It costs nothing before somebody turns to it. */
  children: ReactNode
}>

type Turn = Readonly<{ to: string; isPressed: boolean }>

/**
 * Something light in the place of a heavy control, until somebody turns to it by key, press or label. Then the real one
 * takes over for good: it has the focus before the next key is heard, and a press is done to it again.
 */
export function StandIn({ light, children }: StandInProps) {
  const [turn, setTurn] = useState<Turn>()
  useLayoutEffect(() => {
    if (turn) takeOver(turn)
  }, [turn])
  if (turn) return children

  return light((to) => ({
    onFocus: () => setTurn({ to, isPressed: false }),
    onMouseDown: (event) => event.preventDefault(),
    onClick: () => setTurn({ to, isPressed: true }),
  }))
}

function takeOver({ to, isPressed }: Turn): void {
  const control = document.getElementById(to)
  if (!control) return
  control.focus({ preventScroll: true })
  if (isPressed) press(control)
  else if (control instanceof HTMLInputElement) control.select()
}

function press(control: HTMLElement): void {
  for (const step of ['mousedown', 'mouseup', 'click']) {
    control.dispatchEvent(new MouseEvent(step, { bubbles: true, cancelable: true }))
  }
}
