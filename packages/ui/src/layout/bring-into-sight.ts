/** A chosen tab that is not wholly in sight moves to the middle of its row; the page itself does not move. */
export function bringIntoSight(tab: Element | undefined): void {
  const row = tab?.parentElement
  if (!tab || !row) return
  const from = row.getBoundingClientRect()
  const to = tab.getBoundingClientRect()
  if (to.left >= from.left && to.right <= from.right) return
  row.scrollTo({ left: row.scrollLeft + to.left - from.left - (from.width - to.width) / 2 })
}
