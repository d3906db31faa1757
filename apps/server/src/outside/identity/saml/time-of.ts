const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/

/** Returns milliseconds; throws for what names no instant. */
export function timeOf(text: string): number {
  const time = instant.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw new Error(`${text.slice(0, 40)} is no time.`)
  return time
}
