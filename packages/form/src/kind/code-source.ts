import { z } from 'zod'
import { FormulaText } from '../definition/field-definition.ts'

/** What a code (QR code, barcode) says: a fixed text, what a formula answers, or where the record is found. */
export const codeSource = {
  source: z.enum(['text', 'formula', 'record']).default('text'),
  text: z.string().max(1000).default(''),
  formula: FormulaText.optional(),
  /** What it says, written below it. */
  caption: z.enum(['shown', 'hidden']).default('shown'),
}
const CodeSource = z.strictObject(codeSource)
export type CodeSource = Readonly<z.output<typeof CodeSource>>

export function parametersOfCode({ source, formula }: CodeSource): Readonly<Record<string, string>> {
  return source === 'formula' && formula !== undefined ? { formula } : {}
}
