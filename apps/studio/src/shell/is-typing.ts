/** Is somebody typing where the event happened? Then letters are letters. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, [contenteditable], [contenteditable] *')
  )
}
