/** Puts the focus into the first thing that is set on what is selected: its name. */
export function focusProperties(): void {
  document.querySelector<HTMLElement>('[data-properties] input')?.focus()
}
