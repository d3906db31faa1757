import { z } from 'zod'
import { FormulaText } from '../definition/field-definition.ts'

/** Settings of the content of a QR code or barcode: a fixed text, the result of a formula, or the record's address. */
export const codeSource = {
  source: z.enum(['text', 'formula', 'record']).default('text'),
  text: z.string().max(1000).default(''),
  formula: FormulaText.optional(),
  /** Whether the content is also shown as text below the code. */
  caption: z.enum(['shown', 'hidden']).default('shown'),
}
const CodeSource = z.strictObject(codeSource)
export type CodeSource = Readonly<z.output<typeof CodeSource>>

export function parametersOfCode({ source, formula }: CodeSource): Readonly<Record<string, string>> {
  return source === 'formula' && formula !== undefined ? { formula } : {}
}
