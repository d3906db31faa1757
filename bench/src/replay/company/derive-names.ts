/** Codes and keys that the product accepts, one for each name of the log, never the same twice. */
export function deriveNames(names: readonly string[], prefix: string): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  return new Map(
    names.map((name) => {
      const plain = `${prefix}${wordsOf(name) || 'Other'}`.slice(0, 24)
      let code = plain
      for (let number = 2; taken.has(code.toLowerCase()); number += 1) code = `${plain}${number}`
      taken.add(code.toLowerCase())
      return [name, code]
    }),
  )
}

function wordsOf(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('')
}
