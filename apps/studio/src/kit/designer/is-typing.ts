/** Whether the event is from a text input, where shortcuts must not act. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, [contenteditable], [contenteditable] *')
  )
}
