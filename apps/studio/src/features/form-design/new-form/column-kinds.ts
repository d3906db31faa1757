const mostOptions = 12
const longText = 60

/** The field kind for the values of a column, with settings. */
export function columnKinds(cells: readonly unknown[]): { kind: string; settings?: object } {
  const filled = cells.filter((cell) => cell !== null && cell !== undefined && cell !== '')
  if (filled.length === 0) return { kind: 'input' }
  if (filled.every((cell) => cell instanceof Date)) return { kind: 'date' }
  if (filled.every((cell) => typeof cell === 'boolean')) return { kind: 'switch' }
  if (filled.every((cell) => typeof cell === 'number')) return { kind: 'number' }

  const texts = filled.map(String)
  const words = [...new Set(texts)]
  if (texts.some((text) => text.length > longText || text.includes('\n'))) return { kind: 'textarea' }
  const isRepeated = texts.length >= 2 * words.length && words.length <= mostOptions
  return isRepeated ? { kind: 'select', settings: { options: words.map(optionOf) } } : { kind: 'input' }
}

function optionOf(label: string, at: number) {
  return { id: `option${at + 1}`, label }
}
