let isPressed = false
let isFollowed = false
let timer: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

/**
 * Runs a change of the layout once the current press has arrived, so that nothing moves between press and release.
 * Without a press it runs at once.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run)
  else run()
}

/** Follows the presses on this page from the first form on. */
export function followPresses(): void {
  if (isFollowed) return
  isFollowed = true
  for (const name of ['pointerdown', 'mousedown']) document.addEventListener(name, press, true)
  for (const name of ['pointerup', 'pointercancel', 'mouseup', 'dragend'])
    document.addEventListener(name, release, true)
}

/** A touch presses twice: the browser sends its mouse events, and moves the focus, after the finger has left. */
function press(event: Event): void {
  if (!(event instanceof MouseEvent) || event.button !== 0) return
  clearTimeout(timer)
  isPressed = true
}

/** The click follows in the same turn of the browser, so a timer comes after it. */
function release(): void {
  clearTimeout(timer)
  timer = setTimeout(runWaiting)
}

function runWaiting(): void {
  isPressed = false
  const ready = [...waiting]
  waiting.clear()
  for (const run of ready) run()
}
