/** Returns whether this source may look up a key: it has the key, or a template that the key fits. */
export function mentionsOf(source: string): (key: string) => boolean {
  const literals = new Set(
    Array.from(source.matchAll(/(['"`])([\w-]+\.[\w.-]+)\1/g), ([, , key = '']) => key),
  )
  const templates = new Set(Array.from(source.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g), ([, text = '']) => text))
  const patterns = [...templates].map(patternOf).filter((pattern) => pattern !== null)
  return (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key))
}

/** Converts a key made from parts to a pattern; null when it has no fixed part to match. */
export function patternOf(template: string): RegExp | null {
  const [start = '', ...others] = template.split('${')
  const fixed = [start, ...others.map((part) => part.slice(part.indexOf('}') + 1))]
  const isWhole = others.length > 0 && others.every((part) => part.includes('}'))
  if (!isWhole || !fixed.every((part) => /^[\w.-]*$/.test(part)) || !/[\w-]\.|\.[\w-]/.test(fixed.join('')))
    return null

  return new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`)
}
