/** Reports the fields that the acting person may not write, which kept their values. */
export function noteIgnored(ignored: readonly string[]): { ignored?: string[] } {
  return ignored.length > 0 ? { ignored: [...new Set(ignored)] } : {}
}
