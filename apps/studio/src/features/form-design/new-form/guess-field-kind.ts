const maxOptions = 12
const longTextLength = 60

/** Guesses the field kind and settings for the values of a column. */
export function guessFieldKind(cells: readonly unknown[]): { kind: string; settings?: object } {
  const filled = cells.filter((cell) => cell !== null && cell !== undefined && cell !== '')
  if (filled.length === 0) return { kind: 'input' }
  if (filled.every((cell) => cell instanceof Date)) return { kind: 'date' }
  if (filled.every((cell) => typeof cell === 'boolean')) return { kind: 'switch' }
  if (filled.every((cell) => typeof cell === 'number')) return { kind: 'number' }

  const texts = filled.map(String)
  const words = [...new Set(texts)]
  if (texts.some((text) => text.length > longTextLength || text.includes('\n'))) return { kind: 'textarea' }
  const isRepeated = texts.length >= 2 * words.length && words.length <= maxOptions
  return isRepeated ? { kind: 'select', settings: { options: words.map(toOption) } } : { kind: 'input' }
}

function toOption(label: string, at: number) {
  return { id: `option${at + 1}`, label }
}
