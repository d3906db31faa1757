/** Focuses the first setting of the selection. */
export function focusNodeProperties(): void {
  document.querySelector<HTMLElement>('[data-node-properties] :is(input, textarea)')?.focus()
}
