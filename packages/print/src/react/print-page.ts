/** Opens the printer's dialogue once the letters that the page is set in are there. */
export async function printPage(): Promise<void> {
  await document.fonts.ready
  window.print()
}
