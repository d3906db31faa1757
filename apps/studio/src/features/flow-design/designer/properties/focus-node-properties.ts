/** Puts the keyboard into the first setting of what is selected. */
export function focusNodeProperties(): void {
  document.querySelector<HTMLElement>('[data-node-properties] :is(input, textarea)')?.focus()
}
