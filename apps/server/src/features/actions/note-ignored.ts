/** What whoever acts may not write was not written: the result says which fields those were. */
export function noteIgnored(ignored: readonly string[]): { ignored?: string[] } {
  return ignored.length > 0 ? { ignored: [...new Set(ignored)] } : {}
}
