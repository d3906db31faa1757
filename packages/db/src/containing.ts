/** The pattern for `like` and `ilike` of what contains this text, whatever signs are in it. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
