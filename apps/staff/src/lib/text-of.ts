/** What an address says under a name: a text, or empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
