/** The month (`2026-10`) that is so many months later, or earlier when negative. */
export function monthLater(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months)
  return first.toISOString().slice(0, 7)
}
