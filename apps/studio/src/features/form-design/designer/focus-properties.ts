/** Focuses the first setting of the selection: its name. */
export function focusProperties(): void {
  document.querySelector<HTMLElement>('[data-properties] input')?.focus()
}
