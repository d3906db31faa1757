import { type FieldDefinition, inputKindOf } from '@signet/form'

const maxOptions = 12
const longTextLength = 60

/** Guesses the field kind and settings for the values of a column. */
export function guessFieldKind(cells: readonly unknown[]): Pick<FieldDefinition, 'kind' | 'settings'> {
  const filled = cells.filter((cell) => cell !== null && cell !== undefined && cell !== '')
  if (filled.length === 0) return inputKindOf('text')
  if (filled.every((cell) => cell instanceof Date)) return inputKindOf('date')
  if (filled.every((cell) => typeof cell === 'boolean')) return inputKindOf('boolean')
  if (filled.every((cell) => typeof cell === 'number')) return inputKindOf('number')

  const texts = filled.map(String)
  const words = [...new Set(texts)]
  if (texts.some((text) => text.length > longTextLength || text.includes('\n')))
    return { kind: 'textarea', settings: {} }
  const isRepeated = texts.length >= 2 * words.length && words.length <= maxOptions
  return isRepeated ? { kind: 'select', settings: { options: words.map(toOption) } } : inputKindOf('text')
}

function toOption(label: string, at: number) {
  return { id: `option${at + 1}`, label }
}
